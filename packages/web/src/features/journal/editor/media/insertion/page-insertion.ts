import { TEXT_MAX } from '@daywell/core/journal'
import { movedBy, replaceIn } from '../../fields/replace-in.ts'
import type { InsertionPoint } from '../../fields/text-surface.ts'
import { changeBetween } from '../../live/text-change.ts'
import type { FieldRefs } from '../../use-page.ts'
import { insertMarks } from './insert-marks.ts'

export type PageInsertion = ReturnType<typeof pageInsertion>

/** `gone`: another page is open now. */
export type Inserted = 'inserted' | 'gone' | 'too-long'

const BUSY_MS = 30

/** Puts photos and recordings into the page's text, at places that move with its words. */
export function pageInsertion({ text, points }: Pick<FieldRefs, 'text' | 'points'>) {
  const listening = new AbortController()
  const { signal } = listening
  /** The text of the text area, which says of a change only that there was one. */
  let known: string | undefined
  let isComposing = false
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
  const untilAtRest = async () => {
    while (isComposing || text.current?.isTakingIn?.())
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
    async insert(point: InsertionPoint, mark: string): Promise<Inserted> {
      await untilAtRest()
      follow()
      const field = text.current
      if (!field?.isConnected || !points.includes(point)) return 'gone'
      const { value, selectionStart, selectionEnd } = field
      const { next, caret, ...change } = insertMarks(value, point.offset, [mark])
      if (value.length + change.insert.length > TEXT_MAX) return 'too-long'
      const isThere = selectionStart === point.offset && selectionEnd === point.offset
      replaceIn(field, { ...change, caret: isThere ? caret : undefined })
      point.offset = next
      return 'inserted'
    },
    end: () => listening.abort(),
  }
}
