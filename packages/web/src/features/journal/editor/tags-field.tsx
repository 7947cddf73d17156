import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ChipButton, Chips } from '#ui/text/chip.tsx'
import styles from './details.module.css'
import { detailsTexts } from './details.texts.ts'
import { useWriting, useWritingState } from './writing-context.ts'

const MOST = 50
const LONGEST = 100

export function TagsField() {
  const texts = useTexts(detailsTexts)
  const writing = useWriting()
  const tags = useWritingState((state) => state.details.tags)
  const [typed, setTyped] = useState('')
  const add = () => {
    const tag = typed.trim()
    setTyped('')
    if (tag !== '' && !tags.includes(tag)) writing.setDetails({ tags: [...tags, tag] })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className={styles.field}>
      <legend>{texts.tags}</legend>
      <Chips>
        {tags.map((tag) => (
          <ChipButton
            key={tag}
            aria-label={texts.removeTag(tag)}
            onClick={() => writing.setDetails({ tags: tags.filter((other) => other !== tag) })}
          >
            {tag}
            <X aria-hidden="true" />
          </ChipButton>
        ))}
        {tags.length < MOST && (
          <input
            className={styles.tag}
            aria-label={texts.addTag}
            placeholder={texts.addTag}
            maxLength={LONGEST}
            enterKeyHint="done"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKey}
            onBlur={add}
          />
        )}
      </Chips>
    </fieldset>
  )
}
