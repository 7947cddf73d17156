import { mediaShownIn } from '@daywell/core/media'
import { rangeOfMark } from './range-of-mark.ts'

/** What an insertion put into a text, and what was there before. */
export interface Insertion {
  readonly insert: string
  readonly replaced: string
}

/**
 * A text without photos and recordings that were inserted: just as it was before, unless it was
 * changed right where they are. They were inserted in this order.
 */
export function takenOut(
  text: string,
  ids: readonly string[],
  insertions: ReadonlyMap<string, Insertion>,
): string {
  const before = ids.toReversed().reduce((rest, id) => {
    const { insert = '', replaced = '' } = insertions.get(id) ?? {}
    const at = insert === '' ? -1 : rest.indexOf(insert)
    return at < 0 ? rest : rest.slice(0, at) + replaced + rest.slice(at + insert.length)
  }, text)
  return mediaShownIn(before)
    .filter(({ id }) => ids.includes(id))
    .reduceRight((rest, mark) => {
      const { from, to } = rangeOfMark(rest, mark)
      return rest.slice(0, from) + rest.slice(to)
    }, before)
}
