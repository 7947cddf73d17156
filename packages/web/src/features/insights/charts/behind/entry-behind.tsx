import type { FeltSentence } from '@daywell/core/charts'
import { type Entry, titleOrDate } from '@daywell/core/journal'
import { Link } from '#navigation/link.tsx'
import { dayInWords } from '../../days-in-words.ts'
import { useChartJournal } from '../data/chart-journal.ts'
import styles from './behind.module.css'
import { SentenceRead } from './sentence-read.tsx'

/** So many sentences tell how an entry was read. */
const SENTENCES = 3

/** An entry behind a point, with the sentences in which a feeling was read. */
export function EntryBehind({ entry }: { entry: Entry }) {
  const { userId, find } = useChartJournal()
  const felt = find(entry._id)?.chart.felt ?? []
  return (
    <li className={styles.entry}>
      <Link className={styles.open} to="/journal" state={{ userId, entryId: entry._id }}>
        <span className={styles.name}>{titleOrDate(entry.title, entry.localDate)}</span>{' '}
        <span className={styles.day}>{dayInWords(entry.localDate)}</span>
      </Link>
      {felt.length > 0 && (
        <ul className={styles.sentences}>
          {strongest(felt).map((sentence) => (
            <SentenceRead key={sentence.start} entry={entry} sentence={sentence} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Those that weigh most, in the order of the text. */
function strongest(felt: readonly FeltSentence[]): FeltSentence[] {
  return felt
    .toSorted((a, b) => Math.abs(b.valence) - Math.abs(a.valence))
    .slice(0, SENTENCES)
    .sort((a, b) => a.start - b.start)
}
