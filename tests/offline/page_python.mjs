// The Python of a page, without a browser: node page_python.mjs FOLDER PACKAGES SCRIPT. FOLDER is where Pyodide lies,
// PACKAGES what its archive holds. The script has a function `answer`, which is asked for each line of the input.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [folder, packages, script] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONDONTWRITEBYTECODE: '1' } })
python.FS.mkdirTree('/lib/alhambra')
python.mountNodeFS('/lib/alhambra', packages)
python.runPython("import sys; sys.path.insert(0, '/lib/alhambra')")
python.runPython(readFileSync(script, 'utf-8'))
const answer = python.globals.get('answer')
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${await answer(line)}\n`)
