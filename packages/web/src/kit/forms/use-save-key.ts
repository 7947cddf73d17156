import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** Saves on Ctrl+S or ⌘S instead of the browser's "Save page". */
export function useSaveKey(save: () => void): void {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (event.repeat || document.querySelector('dialog:modal')) return
      leaveField()
      saveNow()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Blurs the field first: its blur handler may add what is typed. */
function leaveField(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  flushSync(() => field.blur())
  field.focus()
}
