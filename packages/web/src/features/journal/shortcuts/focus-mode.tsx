import { Minimize2 } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './focus-mode.module.css'
import { shortcutsTexts } from './shortcuts.texts.ts'

interface FocusModeProps {
  on: boolean
  onLeave: () => void
  /** Receives focus when the focused element is hidden. */
  text: RefObject<HTMLElement | null>
}

/**
 * Focus mode hides the header and everything with `data-chrome`. Escape or a small button ends it.
 */
export function FocusMode({ on, onLeave, text }: FocusModeProps) {
  const texts = useTexts(shortcutsTexts).focusMode
  const [everOn, setEverOn] = useState(on)
  if (on && !everOn) setEverOn(true)
  useLayoutEffect(() => {
    if (!on) return
    document.documentElement.dataset.focusMode = ''
    if (!document.activeElement?.checkVisibility()) text.current?.focus()
    return () => {
      delete document.documentElement.dataset.focusMode
    }
  }, [on, text])
  useEscape(on, onLeave)
  const leave = () => {
    onLeave()
    text.current?.focus()
  }
  return (
    <>
      <div role="status">
        <VisuallyHidden>{on ? texts.on : everOn && texts.off}</VisuallyHidden>
      </div>
      {on && (
        <IconButton className={styles.leave} aria-label={texts.leave} onClick={leave}>
          <Minimize2 aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

function useEscape(on: boolean, onLeave: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const forSomethingElse =
      event.defaultPrevented || isComposing(event) || document.querySelector('dialog:modal')
    if (event.key === 'Escape' && !forSomethingElse) onLeave()
  })
  useEffect(() => {
    if (!on) return
    const listening = new AbortController()
    window.addEventListener('keydown', (event) => pressed(event), { signal: listening.signal })
    return () => listening.abort()
  }, [on])
}
