import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { ChipGroup, ChoiceChip } from '#kit/ui/choice/choice-chips.tsx'
import { fieldTexts } from '../form/fields.texts.ts'
import { AddWord } from './add-word.tsx'
import styles from './word-chips.module.css'
import { ownWords, withWord } from './word-list.ts'

interface WordChipsProps {
  legend: string
  hint?: string | undefined
  words: readonly string[]
  onChange: (words: string[]) => void
  offered?: readonly string[]
  /** Kind of custom words that can be added; absent if only the offered ones are allowed. */
  own?: 'goal' | 'topic' | 'event'
}

/** A list of words: offered ones are checkboxes, custom ones can be added and removed. */
export function WordChips({ legend, hint, words, onChange, offered = [], own }: WordChipsProps) {
  const { list } = useTexts(fieldTexts)
  const box = useRef<HTMLDivElement>(null)
  const remove = (word: string) => {
    onChange(withWord(words, word, false))
    // The focused button disappears with its word; keep focus in the list.
    box.current?.querySelector<HTMLInputElement>('input')?.focus()
  }
  return (
    <div className={styles.list} ref={box}>
      <ChipGroup legend={legend} hint={hint}>
        {offered.map((word) => (
          <ChoiceChip
            key={word}
            type="checkbox"
            checked={words.includes(word)}
            onChange={(there) => onChange(withWord(words, word, there))}
          >
            {word}
          </ChoiceChip>
        ))}
        {ownWords(words, offered).map((word) => (
          <span className={styles.own} key={word}>
            <span className={styles.word}>{word}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={list.remove(word)}
              onClick={() => remove(word)}
            >
              <X aria-hidden="true" />
            </button>
          </span>
        ))}
      </ChipGroup>
      {own && (
        <AddWord
          label={list.own[own]}
          button={list.add[own]}
          words={words}
          offered={offered}
          onAdd={(next) => onChange([...next])}
        />
      )}
    </div>
  )
}
