import { mount } from 'svelte'
import App from './App.svelte'
import sprite from './art/sprite.svg?raw'
import './art/palette.css'
import './fonts/fonts.css'
import './theme.css'
import { isOffline } from './lib/backend'
import { router } from './lib/router.svelte'
import { keepShell } from './shell/register'

const sheet = document.createElement('div')
sheet.hidden = true
sheet.innerHTML = sprite
document.body.prepend(sheet)

if (isOffline) (await import('./offline/begin')).begin()
router.start()
mount(App, { target: document.getElementById('app')! })
keepShell()
