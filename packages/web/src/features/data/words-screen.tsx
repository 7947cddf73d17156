import { useTexts } from '#kit/texts/use-texts.ts'
import { BackupSection } from './files/backup-section.tsx'
import { ImportSection } from './files/import-section.tsx'
import { LeavingSection } from './leaving/leaving-section.tsx'
import { LevelSection } from './level/level-section.tsx'
import { WhereSection } from './where/where-section.tsx'
import styles from './words.module.css'
import { wordsTexts } from './words.texts.ts'

/** The Privacy & data page. Each part is a section of its own. */
export default function WordsScreen() {
  const texts = useTexts(wordsTexts)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className="text-title">{texts.title}</h1>
        <p className="text-lead text-soft">{texts.lead}</p>
      </header>
      <WhereSection />
      <LevelSection />
      <BackupSection />
      <ImportSection />
      <LeavingSection />
    </div>
  )
}
