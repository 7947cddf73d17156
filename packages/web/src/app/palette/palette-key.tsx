import { useEffect, useEffectEvent, useState } from 'react'
import { useLazy } from '#app/shell/use-lazy.ts'
import { useLogOut } from '#app/shell/use-log-out.tsx'
import { findShortcut } from '#features/journal/shortcuts/find-shortcut.ts'
import { isMac } from '#features/journal/shortcuts/key-names.ts'

/** Opens the command palette on its shortcut, on every page; its code is lazy-loaded. */
export function PaletteKey() {
  const [open, setOpen] = useState(false)
  const Palette = useLazy(open, async () => (await import('./palette.tsx')).Palette)
  const { logOut, question } = useLogOut()
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || findShortcut(event, isMac()) !== 'palette') return
    // Even over a dialog, where it doesn't open: some browsers move the focus to their search.
    event.preventDefault()
    const modal = document.querySelector('dialog:modal')
    // In a dialog that it led to, a typed question stays.
    if (!event.repeat && (!modal || modal.querySelector('[role=combobox]'))) setOpen(!open)
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => pressed(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <>
      {open && Palette && <Palette onClose={() => setOpen(false)} onLogOut={logOut} />}
      {question}
    </>
  )
}
