import { setListensToDrafts } from '#safety/draft-setting.ts'
import { safetyTexts } from '#safety/safety.texts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { later } from '../layout/later.tsx'
import styles from './safety-note.module.css'
import { useHeard } from './use-heard.ts'
import type { FieldRefs } from './use-page.ts'

const SafetyCard = later(async () => (await import('#safety/safety-card.tsx')).SafetyCard)

/** Below the text, after a save of words that sound heavy: a card that stands in nobody's way. */
export function SafetyNote({ refs }: { refs: FieldRefs }) {
  const { notAfterSaving, turnedOff } = useTexts(safetyTexts)
  const { heard, dismiss, isOff, turnOff } = useHeard(refs)
  const stop = () => {
    setListensToDrafts(false)
    turnOff()
  }
  return (
    <div className={styles.note} role="status">
      {isOff && <p className={styles.off}>{turnedOff}</p>}
      {heard && (
        <SafetyCard verdict={heard} onDismiss={dismiss}>
          <Button kind="quiet" size="small" onClick={stop}>
            {notAfterSaving}
          </Button>
        </SafetyCard>
      )}
    </div>
  )
}
