import type { Entry } from '@daywell/core/journal'
import { moods } from '@daywell/core/preferences'
import { markFound, type Term } from '@daywell/core/search'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Chip } from '#kit/ui/text/chip.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import styles from './entry-card.module.css'
import { Marked } from './marked.tsx'

interface CardWordsProps {
  entry: Entry
  terms: readonly Term[]
}

/** Mood and keywords; tags only if they matched the search. */
export function CardWords({ entry: { mood, tags, metadata }, terms }: CardWordsProps) {
  const texts = useTexts(pastEntriesTexts)
  const words = [
    ...tags
      .map((tag) => ({ name: `#${tag}`, pieces: markFound(texts.filters.tagged(tag), terms) }))
      .filter(({ pieces }) => pieces.some(({ found }) => found)),
    ...metadata.keywords.map((word) => ({ name: word, pieces: markFound(word, terms) })),
  ]
  return (
    <div className={styles.words}>
      {mood && <span className={styles.mood}>{moods[mood]}</span>}
      {words.length > 0 && (
        <ul className={styles.chips} aria-label={texts.card.keywords}>
          {words.map(({ name, pieces }) => (
            <li key={name}>
              <Chip>
                <Marked pieces={pieces} />
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
