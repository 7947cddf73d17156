import type { FeltSentence } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { chartsTexts } from '../charts.texts.ts'
import { useCorrections } from '../data/use-corrections.ts'
import styles from './behind.module.css'
import { CorrectionForm } from './correction-form.tsx'

interface SentenceReadProps {
  entry: Entry
  sentence: FeltSentence
  /** The sentence without its marks. */
  text: string
}

/** A sentence with its detected emotions, which the person can correct. */
export function SentenceRead({ entry, sentence, text }: SentenceReadProps) {
  const all = useTexts(chartsTexts)
  const texts = all.correction
  const { correct, isSent } = useCorrections()
  const [isOpen, setIsOpen] = useState(false)
  const [told, setTold] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const names = sentence.emotions.map((emotion) => all.emotions[emotion])
  const toneOf = (valence: number) => {
    if (valence === 0) return texts.nothing
    return texts.reads(valence > 0 ? all.mood.good : all.mood.hard)
  }
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <li className={styles.sentence}>
      <q>{text}</q>{' '}
      <span className={styles.read}>
        {names.length > 0 ? texts.reads(names.join(' and ')) : toneOf(sentence.valence)}{' '}
        <button
          ref={opener}
          type="button"
          className={styles.plain}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.open}
        </button>
      </span>
      <span role="status" className={styles.read}>
        {told}
      </span>
      {isOpen && (
        <CorrectionForm
          was={sentence.emotions}
          isSent={isSent(entry._id)}
          onCancel={close}
          onKeep={(emotions) => {
            try {
              correct(entry, sentence, emotions)
              setTold(texts.kept)
            } catch {
              setTold(texts.full)
            }
            close()
          }}
        />
      )}
    </li>
  )
}
