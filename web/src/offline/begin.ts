// A page without a server: the tables are here.
import { mount } from 'svelte'
import { use } from '../lib/backend'
import Arriving from './Arriving.svelte'
import { Here } from './here.svelte'

export function begin(): void {
  const here = new Here()
  use(here)
  mount(Arriving, { target: document.body, props: { here } })
}
