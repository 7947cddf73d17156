import { useSyncExternalStore } from 'react'
import { emitter } from '#kit/observable/emitter.ts'

const KEY = 'assistantOnThisDevice'
const changes = emitter()
// Where nothing can be kept, it holds for as long as nobody reloads the page.
let unsaved: string | null | undefined

/** The same, for whoever asks once. */
export function isAssistantOn(): boolean {
  if (unsaved !== undefined) return unsaved !== 'off'
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Whether there is an assistant here: a choice for this device, kept on it. */
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
