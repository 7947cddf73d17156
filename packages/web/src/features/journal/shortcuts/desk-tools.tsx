import { Keyboard, Maximize2 } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import styles from './desk-tools.module.css'
import { shortcutsTexts } from './shortcuts.texts.ts'

interface DeskToolsProps {
  onFocusMode: () => void
  onHelp: () => void
}

/** For those who press no keys: the way into focus mode, and to the list of the keys. */
export function DeskTools({ onFocusMode, onHelp }: DeskToolsProps) {
  const texts = useTexts(shortcutsTexts)
  return (
    <>
      <IconButton aria-label={texts.focusMode.enter} onClick={onFocusMode}>
        <Maximize2 aria-hidden="true" />
      </IconButton>
      <IconButton className={styles.keys} aria-label={texts.title} onClick={onHelp}>
        <Keyboard aria-hidden="true" />
      </IconButton>
    </>
  )
}
