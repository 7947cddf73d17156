import { useEffect, useEffectEvent } from 'react'
import { findShortcut, findSingleKey } from './find-shortcut.ts'
import { isMac } from './key-names.ts'
import type { ShortcutActions, ShortcutName } from './shortcut-table.ts'
import { singleKeysAct } from './single-keys.ts'

/** Registers all shortcuts while the screen is mounted. */
export function useShortcuts(actions: ShortcutActions): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event)
    if (event.defaultPrevented || !name || !actions[name]) return
    // Even while a dialog is open, so the browser doesn't save the page.
    event.preventDefault()
    if (!event.repeat && !document.querySelector('dialog:modal')) actions[name]()
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => pressed(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

function shortcutOf(event: KeyboardEvent): ShortcutName | undefined {
  const single = findSingleKey(event)
  if (single && !takesText(event.target) && singleKeysAct()) return single
  return findShortcut(event, isMac())
}

/** A select takes letters too. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
