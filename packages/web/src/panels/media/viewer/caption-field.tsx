import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { isComposing } from '#kit/ui/field/is-composing.ts'
import { mediaTexts } from '../media.texts.ts'
import type { MediaEdit } from './media-edit.ts'
import styles from './media-viewer.module.css'
import type { ViewedPhoto } from './viewer-steps.ts'

interface CaptionFieldProps {
  photo: ViewedPhoto
  edit: MediaEdit
}

/** The caption, to change. Each letter goes into the text, so that none can be lost. */
export function CaptionField({ photo: { at, item }, edit }: CaptionFieldProps) {
  const { viewer } = useTexts(mediaTexts)
  const [caption, setCaption] = useState(item.caption)
  return (
    <textarea
      className={classNames(styles.caption, styles.field)}
      rows={1}
      dir="auto"
      aria-label={viewer.caption}
      placeholder={viewer.addCaption}
      enterKeyHint="done"
      value={caption}
      onChange={({ currentTarget: { value } }) => {
        setCaption(value)
        edit.setCaption(at, item, value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
        event.preventDefault()
        // The arrow keys lead to the next photo again.
        event.currentTarget.closest('dialog')?.focus()
      }}
    />
  )
}
