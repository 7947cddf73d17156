import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { fieldTexts } from '../form/fields.texts.ts'
import styles from './word-chips.module.css'
import { addWord } from './word-list.ts'

interface AddWordProps {
  label: string
  button: string
  words: readonly string[]
  offered: readonly string[]
  onAdd: (words: readonly string[]) => void
}

/** Adds a word on Enter, by its button, and on blur. */
export function AddWord({ label, button, words, offered, onAdd }: AddWordProps) {
  const { list } = useTexts(fieldTexts)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const add = () => {
    const added = addWord(words, typed, offered)
    if (!('words' in added)) return setWrong('wrong' in added ? added.wrong : list.already)
    setTyped('')
    setWrong(undefined)
    if (added.words !== words) onAdd(added.words)
  }
  return (
    <div className={styles.add}>
      <Field
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        placeholder={label}
        value={typed}
        error={wrong}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(undefined)
        }}
        onBlur={({ target }) => {
          // Switching windows blurs the field, but the person is still typing.
          if (document.activeElement !== target && document.hasFocus()) add()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          event.preventDefault()
          add()
        }}
      />
      <Button className={styles.addButton} icon={<Plus aria-hidden="true" />} onClick={add}>
        {button}
      </Button>
    </div>
  )
}
