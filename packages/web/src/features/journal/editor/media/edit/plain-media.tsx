import { useState } from 'react'
import { later } from '#features/journal/layout/later.tsx'
import { useObservable } from '#kit/observable/use-observable.ts'
import { type ShownItem, shownItemsIn } from '#panels/media/shown-item.ts'
import type { MediaEdit } from '#panels/media/viewer/media-edit.ts'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'
import { useEditorView } from '../../editor-context.ts'
import type { FieldRefs } from '../../use-page.ts'

const MediaStrip = later(
  async () => (await import('#panels/media/strip/media-strip.tsx')).MediaStrip,
)

interface PlainMediaProps {
  refs: FieldRefs
  edit: MediaEdit
}

/** Below a page of plain text, the photos and recordings that it names. */
export function PlainMedia({ refs, edit }: PlainMediaProps) {
  const isFormatted = useObservable(formattingChoice, formattingChoice.isOn)
  const [read] = useState(shownReader)
  const items = useEditorView(() => read(isFormatted ? '' : (refs.text.current?.value ?? '')))
  return items.length > 0 && <MediaStrip items={items} edit={edit} />
}

const MARKS = /!\[(?:\\.|[^\\\]])*\]\(media:[0-9a-f]{24}\)/g

/** Reads what a text shows, but only once its marks are others than before: not at each key. */
function shownReader() {
  let known = ''
  let items: readonly ShownItem[] = []
  return (text: string): readonly ShownItem[] => {
    const marks = text.includes('](media:') ? (text.match(MARKS)?.join('\n') ?? '') : ''
    if (marks !== known) items = shownItemsIn(text)
    known = marks
    return items
  }
}
