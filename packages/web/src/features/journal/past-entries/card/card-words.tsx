import { chipsOf } from '@daywell/core/cards'
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

/** Mood, tags and keywords. */
export function CardWords({ entry, terms }: CardWordsProps) {
  const texts = useTexts(pastEntriesTexts)
  const { mood } = entry
  const isFound = (word: string) => markFound(word, terms).some(({ found }) => found)
  const words = chipsOf(entry, isFound).map(({ word, kind }) => {
    const name = kind === 'tag' ? texts.filters.tagged(word) : word
    return { name, pieces: markFound(name, terms) }
  })
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
