import { useTexts } from '#kit/texts/use-texts.ts'
import { landingTexts } from '../landing.texts.ts'
import { Assistant } from './assistant.tsx'
import styles from './journal-picture.module.css'
import { OpenPage } from './open-page.tsx'
import { PastEntries } from './past-entries.tsx'

/** The product shows itself: the journal as one finds it in the evening, a little smaller. */
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
