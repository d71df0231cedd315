/** What is open above every screen. They are loaded when they are opened. */
import { createStore } from './store.ts'

export const opened = createStore<'palette' | 'keys' | 'stop' | undefined>(undefined)
export const openPalette = () => opened.set('palette')
export const openKeys = () => opened.set('keys')
export const openStop = () => opened.set('stop')
export const closeOpened = () => opened.set(undefined)
