// Compiles what Python for the browser imports when it starts, by that Python itself, so that a page need not do it every
// time. node page_bytecode.mjs ARCHIVE… changes the library and wheels in place.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs'

const COMPILE = `
import importlib.util, marshal, sys, zipfile
from io import BytesIO

HEADER = importlib.util.MAGIC_NUMBER + b"\\x01\\0\\0\\0" + bytes(8)  # never compared with a source: that is not there
origins = [module.__spec__.origin or "" for module in list(sys.modules.values()) if getattr(module, "__spec__", None)]
STARTED = {origin.partition(".zip/")[2] for origin in origins}

def nowhere(units):
    """A table of locations in which so many units of code have none: a byte for up to eight. A traceback needs a table."""
    return bytes(0xF8 | min(8, units - done) - 1 for done in range(0, units, 8))

def slim(code):
    """Without line numbers, which would make it twice as large."""
    consts = tuple(slim(one) if hasattr(one, "co_code") else one for one in code.co_consts)
    return code.replace(co_linetable=nowhere(len(code.co_code) // 2), co_consts=consts)

def compiled(content, is_wheel):
    """A wheel with bytecode instead of its sources; the library with that of what is needed at once."""
    packed = BytesIO()
    with zipfile.ZipFile(BytesIO(content.to_bytes())) as sources, zipfile.ZipFile(packed, "w") as target:
        for entry in sources.infolist():
            name, inside = entry.filename, sources.read(entry)
            if name in STARTED or (is_wheel and name.endswith(".py")):
                code = compile(inside, name, "exec", dont_inherit=True, optimize=2)
                name, inside = name + "c", HEADER + marshal.dumps(slim(code))
            target.writestr(zipfile.ZipInfo(name), inside, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()

compiled
`
const python = await loadPyodide()
const compile = python.runPython(COMPILE)
for (const file of process.argv.slice(2))
  writeFileSync(file, compile(new Uint8Array(readFileSync(file)), file.endsWith('.whl')).toJs())
