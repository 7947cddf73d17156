import type { ChartEmotion, FeltSentence } from '@daywell/core/charts'
import { type Entry, shownTitle } from '@daywell/core/journal'
import { ownText } from '@daywell/core/markdown'
import { moods } from '@daywell/core/preferences'
import { useMemo, useState } from 'react'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { dayInWords } from '../../days-in-words.ts'
import { chartsTexts } from '../charts.texts.ts'
import { useChartJournal } from '../data/chart-journal.ts'
import styles from './behind.module.css'
import { SentenceRead } from './sentence-read.tsx'
import { sentencesBeside } from './sentences-beside.ts'

/** Sentences shown per entry. */
const MAX_SENTENCES = 3

interface EntryBehindProps {
  entry: Entry
  /** Sentences with this emotion are shown first. */
  emotion: ChartEmotion | undefined
}

/** An entry behind a point, with the sentences in which an emotion was detected. */
export function EntryBehind({ entry, emotion }: EntryBehindProps) {
  const texts = useTexts(chartsTexts)
  const { userId, find } = useChartJournal()
  const [isWhole, setIsWhole] = useState(false)
  const chart = find(entry._id)?.chart
  const felt = chart?.felt ?? []
  const text = useMemo(() => ownText(entry.content), [entry.content])
  // The reader may have missed an emotion, so every sentence can be corrected.
  const shown = isWhole
    ? [...felt, ...sentencesBeside(text, felt)].sort(inOrder)
    : strongestSentences(felt, emotion)
  return (
    <li className={styles.entry}>
      <Link className={styles.open} to="/journal" state={{ userId, entryId: entry._id }}>
        <span className={styles.name}>{shownTitle(entry)}</span>{' '}
        <span className={styles.day}>{dayInWords(entry.localDate)}</span>
      </Link>
      {entry.mood && <p className={styles.day}>{texts.behind.chosen(moods[entry.mood])}</p>}
      {shown.length > 0 && (
        <ul className={styles.sentences}>
          {shown.map((sentence) => (
            <SentenceRead
              key={sentence.start}
              entry={entry}
              sentence={sentence}
              text={text.slice(sentence.start, sentence.end)}
            />
          ))}
        </ul>
      )}
      {chart?.isRead && (
        <div>
          <button
            type="button"
            className={styles.plain}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {texts.behind.sentences}
          </button>
        </div>
      )}
    </li>
  )
}

const inOrder = (a: FeltSentence, b: FeltSentence) => a.start - b.start

/** The strongest sentences for the point, in text order. */
function strongestSentences(
  felt: readonly FeltSentence[],
  emotion: ChartEmotion | undefined,
): FeltSentence[] {
  const weight = ({ valence, emotions }: FeltSentence) =>
    Math.abs(valence) + (emotion && emotions.includes(emotion) ? 2 : 0)
  return felt
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MAX_SENTENCES)
    .sort(inOrder)
}
