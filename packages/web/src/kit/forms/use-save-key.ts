import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** Saves by Ctrl+S or ⌘S, for which the browser would otherwise offer to keep the page. */
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

/** What a field does when one goes on has to be done before the save: it may add what is typed. */
function leaveField(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  flushSync(() => field.blur())
  field.focus()
}
