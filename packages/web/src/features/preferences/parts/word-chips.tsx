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
  /** What can be added in one's own words; nothing where only what is offered can be chosen. */
  own?: 'goal' | 'topic' | 'event'
}

/** A list of words: those on offer are ticked, those of one's own are added and taken away. */
export function WordChips({ legend, hint, words, onChange, offered = [], own }: WordChipsProps) {
  const { list } = useTexts(fieldTexts)
  const box = useRef<HTMLDivElement>(null)
  const remove = (word: string) => {
    onChange(withWord(words, word, false))
    // The button goes with its word: the focus stays in the list.
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
