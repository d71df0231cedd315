/** What is open above every screen. The palette and the list of keys are loaded when they are opened. */
import { createStore } from './store.ts'

export const opened = createStore<'palette' | 'keys' | undefined>(undefined)
export const openPalette = () => opened.set('palette')
export const openKeys = () => opened.set('keys')
export const closeOpened = () => opened.set(undefined)
