import { useTexts } from '#kit/texts/use-texts.ts'
import { landingTexts } from '../landing.texts.ts'
import { Assistant } from './assistant.tsx'
import styles from './journal-picture.module.css'
import { OpenPage } from './open-page.tsx'
import { PastEntries } from './past-entries.tsx'

/** A static preview of the journal, slightly smaller than the real one. */
export function JournalPicture() {
  const { picture } = useTexts(landingTexts)
  return (
    <div className={`wrap ${styles.stage}`}>
      <div className={styles.window} role="img" aria-label={picture.label}>
        <div className={styles.journal} aria-hidden="true">
          <PastEntries />
          <OpenPage />
          <Assistant />
        </div>
      </div>
    </div>
  )
}
