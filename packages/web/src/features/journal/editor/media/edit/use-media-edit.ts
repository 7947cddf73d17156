import { mediaMark, mediaShownIn } from '@daywell/core/media'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { ShownItem } from '#panels/media/shown-item.ts'
import type { MediaEdit } from '#panels/media/viewer/media-edit.ts'
import { useEditor } from '../../editor-context.ts'
import { replaceIn } from '../../fields/replace-in.ts'
import type { FieldRefs } from '../../use-page.ts'
import type { PageInsertion } from '../insertion/page-insertion.ts'
import { rangeOfMark } from '../insertion/range-of-mark.ts'
import { pageMediaTexts } from '../media.texts.ts'
import type { OfferUndo } from './use-undo-offer.ts'

/** What adds to a page, and changes what was added. */
export interface PageMedia {
  readonly refs: FieldRefs
  readonly page: PageInsertion | undefined
  readonly offerUndo: OfferUndo
}

/** Changes the captions of the page's photos, and removes photos. */
export function useMediaEdit({ refs, page, offerUndo }: PageMedia): MediaEdit {
  const { removed } = useTexts(pageMediaTexts)
  const editor = useEditor()
  /** The text may have changed since it was shown, also from another device. */
  const find = (at: number, { id }: ShownItem) => {
    const field = refs.text.current
    const marks = field ? mediaShownIn(field.value) : []
    const mark = marks[at]?.id === id ? marks[at] : marks.find((one) => one.id === id)
    return field && mark && { field, mark }
  }
  return {
    setCaption(at, item, caption) {
      const found = find(at, item)
      if (!found) return
      const { id, from, caption: before } = found.mark
      const insert = mediaMark(id, caption).slice('!['.length, -`](media:${id})`.length)
      const begin = from + '!['.length
      const change = { from: begin, to: begin + before.length, insert }
      replaceIn(found.field, { ...change, caret: undefined, isTyped: true })
    },
    remove(at, item) {
      const found = find(at, item)
      if (!found || !page) return
      const range = rangeOfMark(found.field.value, found.mark)
      const insert = found.field.value.slice(range.from, range.to)
      replaceIn(found.field, { ...range, insert: '', caret: undefined })
      editor.flush()
      const point = page.mark(range.from)
      const undo = () => {
        const field = refs.text.current
        const { offset } = point
        if (field) replaceIn(field, { from: offset, to: offset, insert, caret: undefined })
        editor.flush()
      }
      const isPossible = () => refs.points.includes(point)
      offerUndo(removed, { isPossible, undo, closed: () => page.forget(point) })
    },
  }
}
