import { later } from '#features/journal/layout/later.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { setListensToDrafts } from '#panels/safety/draft-setting.ts'
import { safetyTexts } from '#panels/safety/safety.texts.ts'
import type { FieldRefs } from '../use-page.ts'
import styles from './safety-note.module.css'
import { useHeard } from './use-heard.ts'

const SafetyCard = later(async () => (await import('#panels/safety/safety-card.tsx')).SafetyCard)

/** A support card below the text after saving a difficult entry; never in the way. */
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
