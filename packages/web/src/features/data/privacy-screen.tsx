import { useTexts } from '#kit/texts/use-texts.ts'
import { BackupSection } from './files/backup-section.tsx'
import { ImportSection } from './files/import-section.tsx'
import { LeavingSection } from './leaving/leaving-section.tsx'
import { LevelSection } from './level/level-section.tsx'
import styles from './privacy.module.css'
import { privacyTexts } from './privacy.texts.ts'
import { SentSection } from './where/sent-section.tsx'
import { WhereSection } from './where/where-section.tsx'

/** The Privacy & data page: the choice first, then the facts, then files and leaving. */
export default function PrivacyScreen() {
  const texts = useTexts(privacyTexts)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="text-title">{texts.title}</h1>
        <p className="text-lead text-soft">{texts.lead}</p>
      </header>
      <LevelSection />
      <WhereSection />
      <SentSection />
      <BackupSection />
      <ImportSection />
      <LeavingSection />
    </div>
  )
}
