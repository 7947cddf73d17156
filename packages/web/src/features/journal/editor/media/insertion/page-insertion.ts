import { TEXT_MAX } from '@daywell/core/journal'
import { mediaMark } from '@daywell/core/media'
import type { ReadyMedia } from '#services/media/ready-media.ts'
import { movedBy, replaceIn } from '../../fields/replace-in.ts'
import type { InsertionPoint } from '../../fields/text-surface.ts'
import { changeBetween } from '../../live/text-change.ts'
import type { FieldRefs } from '../../use-page.ts'
import { insertMarks } from './insert-marks.ts'
import { type Insertion, takenOut } from './taken-out.ts'

export type PageInsertion = ReturnType<typeof pageInsertion>

/** `gone`: another page is open now. */
export type Inserted = 'inserted' | 'gone' | 'too-long' | 'cancelled'

const BUSY_MS = 30

/** Puts photos and recordings into the page's text, at places that move with its words. */
export function pageInsertion({ text, points }: Pick<FieldRefs, 'text' | 'points'>) {
  const listening = new AbortController()
  const { signal } = listening
  /** The text of the text area, which says of a change only that there was one. */
  let known: string | undefined
  let isComposing = false
  const inserted = new Map<string, Insertion>()
  const follow = () => {
    const field = text.current
    const now = field instanceof HTMLTextAreaElement ? field.value : undefined
    if (known !== undefined && now !== undefined) {
      const change = changeBetween(known, now)
      for (const point of points) point.offset = movedBy(change, point.offset)
    }
    known = points.length > 0 ? now : undefined
  }
  const options = { signal, capture: true }
  window.addEventListener('input', () => points.length > 0 && follow(), options)
  window.addEventListener('compositionstart', () => note(true), options)
  window.addEventListener('compositionend', () => note(false), options)
  const note = (composes: boolean) => {
    isComposing = composes
  }
  /** An input method loses its place if the text around it changes. */
  const untilAtRest = async (cancel: AbortSignal | undefined) => {
    while (!cancel?.aborted && (isComposing || text.current?.isTakingIn?.()))
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
  }
  return {
    /** Remembers where the caret is, or another place. */
    mark(offset = text.current?.selectionEnd ?? 0): InsertionPoint {
      follow()
      const point = { offset }
      points.push(point)
      follow()
      return point
    },
    forget(point: InsertionPoint): void {
      const index = points.indexOf(point)
      if (index >= 0) points.splice(index, 1)
    },
    /** In one undo step. The caret moves behind it if it's still there. */
    async insert(
      point: InsertionPoint,
      { id, caption }: ReadyMedia,
      cancel?: AbortSignal,
    ): Promise<Inserted> {
      await untilAtRest(cancel)
      if (cancel?.aborted) return 'cancelled'
      follow()
      const field = text.current
      if (!field?.isConnected || !points.includes(point)) return 'gone'
      const { value, selectionStart, selectionEnd } = field
      const { next, caret, ...change } = insertMarks(value, point.offset, [mediaMark(id, caption)])
      if (value.length + change.insert.length > TEXT_MAX) return 'too-long'
      const isThere = selectionStart === point.offset && selectionEnd === point.offset
      replaceIn(field, { ...change, caret: isThere ? caret : undefined })
      point.offset = next
      inserted.set(id, { insert: change.insert, replaced: value.slice(change.from, change.to) })
      return 'inserted'
    },
    /** Takes out what was inserted, in one undo step. */
    takeOut(ids: readonly string[]): void {
      const field = text.current
      if (!field) return
      const after = takenOut(field.value, ids, inserted)
      replaceIn(field, { ...changeBetween(field.value, after), caret: undefined })
    },
    end: () => listening.abort(),
  }
}
