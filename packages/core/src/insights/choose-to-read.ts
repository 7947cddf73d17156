import type { EntryRead } from './entry-read.ts'

/** What a year or chosen days are read of, so that it takes seconds, however much was written. */
export const MAX_ENTRIES_READ = 400
export const MAX_CHARS_READ = 300_000

/** What is known of an entry without its text. */
export interface ToChoose {
  readonly localDate: string
  readonly words: number
}

/**
 * Orders entries, given in the order of their days, by who is to be read first: the first and the
 * last, then in turn the longest of each month. People write most when most happens, and no month
 * is left out for another.
 */
export function readingOrder<T extends ToChoose>(entries: readonly T[]): T[] {
  const ends = new Set([entries[0], entries.at(-1)])
  const months = Map.groupBy(
    entries.filter((one) => !ends.has(one)),
    ({ localDate }) => localDate.slice(0, 7),
  )
  const inTurn = [...months.values()].flatMap((month) =>
    month.toSorted((a, b) => b.words - a.words).map((one, round) => ({ one, round })),
  )
  const rest = inTurn.toSorted((a, b) => a.round - b.round).map(({ one }) => one)
  return [...[...ends].filter((one) => one !== undefined), ...rest]
}

type Summed = EntryRead['entry']

/** Entries as a summary reads them: those that there's no room for are only counted. */
export function withRoom(entries: readonly Summed[]): Summed[] {
  const inTime = inOrder(entries)
  const order = readingOrder(
    inTime.map(({ _id, localDate, content, metadata }) => ({
      _id,
      localDate,
      words: metadata.wordCount,
      chars: content.length,
    })),
  )
  const read = new Set<string>()
  let chars = 0
  for (const one of order.slice(0, MAX_ENTRIES_READ)) {
    if (chars >= MAX_CHARS_READ) break
    chars += one.chars
    read.add(one._id)
  }
  return inTime.map((one) => (read.has(one._id) ? one : onlyCounted(one)))
}

/** One of which nothing can be said but that it's there. */
export const onlyCounted = (entry: Summed): Summed => ({
  ...entry,
  title: '',
  content: '',
  mood: null,
  hideFromAssistant: true,
})

function inOrder(entries: readonly Summed[]): Summed[] {
  const at = ({ localDate, createdAt, _id }: Summed) => `${localDate} ${createdAt} ${_id}`
  return entries.toSorted((a, b) => (at(a) < at(b) ? -1 : 1))
}
