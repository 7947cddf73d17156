import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** Ctrl+S, or Cmd+S, saves; words that stand in a field and are not added yet are added first. */
export function useSaveKey(save: () => void): void {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const field = document.activeElement
      if (field instanceof HTMLInputElement) {
        flushSync(() => field.blur())
        field.focus()
      }
      saveNow()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
