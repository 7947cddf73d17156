import { dayInWords } from '../days-in-words.ts'
import { useSources } from '../sources/source-entries.ts'
import styles from './weekly-card.module.css'

/** A quoted sentence, which opens its entry. */
export function Quotation({ text, ids }: { text: string; ids: readonly string[] | undefined }) {
  const { entries, open } = useSources(ids)
  const [entry] = entries
  if (!entry) return <blockquote className={styles.quotation}>{text}</blockquote>
  return (
    <button type="button" className={styles.quotation} onClick={open}>
      <q>{text}</q> <span className={styles.day}>{dayInWords(entry.localDate)}</span>
    </button>
  )
}
