import { useEffect, useEffectEvent } from 'react'

/** Saves by Ctrl+S or ⌘S, for which the browser would otherwise offer to keep the page. */
export function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isSave || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!event.repeat && !document.querySelector('dialog:modal')) save()
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => pressed(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
