import { useSyncExternalStore } from 'react'
import { emitter } from '#kit/observable/emitter.ts'

const KEY = 'assistantOnThisDevice'
const changes = emitter()
// If storage fails, the setting lasts until a reload.
let unsaved: string | null | undefined

/** The same, read once. */
export function isAssistantOn(): boolean {
  if (unsaved !== undefined) return unsaved !== 'off'
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Whether the assistant is on; a setting of this device. */
export function useAssistantIsOn(): boolean {
  return useSyncExternalStore(subscribe, isAssistantOn, isAssistantOn)
}

export function setAssistantOn(on: boolean): void {
  try {
    unsaved = undefined
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    unsaved = on ? null : 'off'
  }
  changes.emit()
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}
