import { useTexts } from '#kit/texts/use-texts.ts'
import { historyTexts } from './history.texts.ts'
import styles from './rows.module.css'
import { timeOf } from './time-of.ts'
import type { Version } from './versions.ts'

/** A version's time, device and length, and whether the server refused it. */
export function VersionRow({ version: { entry, kept, refused } }: { version: Version }) {
  const texts = useTexts(historyTexts)
  const device = kept === 'here' ? texts.thisDevice : entry.device
  return (
    <>
      <span className={styles.when}>{timeOf(entry.updatedAt)}</span>
      <span className={styles.facts}>
        {[device, texts.words(entry.metadata.wordCount)].filter(Boolean).join(' · ')}
      </span>
      {refused && <span className={styles.mark}>{texts.history.refused}</span>}
    </>
  )
}
