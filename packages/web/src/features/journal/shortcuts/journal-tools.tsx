import { Keyboard, Maximize2 } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import styles from './journal-tools.module.css'
import { shortcutsTexts } from './shortcuts.texts.ts'

/** Button for focus mode. */
export function FocusModeButton({ onPress }: { onPress: () => void }) {
  const { focusMode } = useTexts(shortcutsTexts)
  return (
    <IconButton className={styles.focus} aria-label={focusMode.enter} onClick={onPress}>
      <Maximize2 aria-hidden="true" />
    </IconButton>
  )
}

/** Button for the list of shortcuts. */
export function ShortcutsButton({ onPress }: { onPress: () => void }) {
  const { title } = useTexts(shortcutsTexts)
  return (
    <IconButton className={styles.keys} aria-label={title} onClick={onPress}>
      <Keyboard aria-hidden="true" />
    </IconButton>
  )
}
