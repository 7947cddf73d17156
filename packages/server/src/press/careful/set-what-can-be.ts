import { isTitled } from '@daywell/core/journal'
import type { BookOf, ReportEntry } from '@daywell/core/report'
import { isUnusual, lostAt, NOTHING_LEFT, SOFTEST, softer } from './softer.ts'

/** Sets a book; gives undefined where that ends the compiler. */
type SetBook = (book: BookOf) => Promise<unknown>

/** Each failure costs a process, and the book is still to be set while the caller waits. */
const MAX_TRIES = 40

interface Softened {
  readonly entry: ReportEntry
  readonly signs: readonly string[]
}

/** How often something may still be tried. */
interface Tries {
  left: number
}

/** A text of an entry that can be set on its own. */
interface Piece {
  readonly of: 'title' | 'tag' | 'line'
  readonly text: string
}

/**
 * Sets a book that ended the compiler: finds the lines, titles and tags that do so, sets of them
 * what can be set, and has the book say which entry lost what.
 */
export async function setWhatCanBe(book: BookOf, set: SetBook): Promise<unknown> {
  const tries: Tries = { left: MAX_TRIES }
  const fails = memoize(async (entries) => {
    tries.left -= 1
    return (await set({ ...book, entries, summary: null, name: undefined })) === undefined
  })
  const suspects = await guiltyOf(await mostLikely(book.entries, fails), fails, tries)
  const known = new Map<ReportEntry, Softened>()
  const open = new Set<ReportEntry>()
  for (const entry of suspects) {
    const found = tries.left > 0 ? await soften(entry, fails, tries) : undefined
    if (!found) open.add(entry)
    else if (found.signs.length > 0) known.set(entry, found)
  }
  for (const { openStep, frameStep, otherStep } of waysFor(open.size > 0)) {
    const all = book.entries.map(
      (entry) => known.get(entry) ?? wholly(entry, open.has(entry) ? openStep : otherStep),
    )
    const made = await set(withWhatIsLeft(book, all, frameStep))
    if (made !== undefined) return made
  }
  throw new Error('Couldn’t typeset the book')
}

type Fails = (entries: readonly ReportEntry[]) => Promise<boolean>

/**
 * Those with characters that are known to crash the compiler, if these alone crash it: in most
 * journals they are few, and bisecting a large one takes too long.
 */
async function mostLikely(
  entries: readonly ReportEntry[],
  fails: Fails,
): Promise<readonly ReportEntry[]> {
  const likely = entries.filter((entry) => piecesOf(entry).some(({ text }) => isUnusual(text)))
  const isWorthIt = likely.length > 0 && likely.length < entries.length
  return isWorthIt && (await fails(likely)) ? likely : entries
}

/** A line is tried alone to find it and as the first step of what is taken from it: once is enough. */
function memoize(fails: Fails): Fails {
  const known = new Map<string, boolean>()
  return async (entries) => {
    const key = entries.length === 1 ? JSON.stringify(entries) : ''
    const isFailing = known.get(key) ?? (await fails(entries))
    if (key !== '') known.set(key, isFailing)
    return isFailing
  }
}

/**
 * With what is known; then with less of what nothing is known of; then also with less of the words
 * around the entries; at last with less of everything.
 */
function waysFor(isAnyOpen: boolean) {
  const steps = Array.from({ length: SOFTEST }, (_, n) => n + 1)
  const softest = isAnyOpen ? SOFTEST : 0
  return [
    ...(isAnyOpen ? steps : [0]).map((openStep) => ({ openStep, frameStep: 0, otherStep: 0 })),
    ...steps.map((frameStep) => ({ openStep: softest, frameStep, otherStep: 0 })),
    ...steps.map((otherStep) => ({ openStep: softest, frameStep: SOFTEST, otherStep })),
  ]
}

/** An entry with no more taken from it than has to be; undefined where the tries do not tell. */
async function soften(
  entry: ReportEntry,
  fails: Fails,
  tries: Tries,
): Promise<Softened | undefined> {
  const failsWith = (pieces: readonly Piece[]) => fails([entryOf(entry, pieces)])
  const all = piecesOf(entry)
  const steps = new Map<Piece, number>()
  for (const piece of await guiltyOf(all, failsWith, tries)) {
    let step = 0
    while (step < NOTHING_LEFT && (await failsWith([softPiece(piece, step)]))) step += 1
    if (tries.left < 0) return undefined
    steps.set(piece, step)
  }
  return withSteps(entry, all, (piece) => steps.get(piece) ?? 0)
}

const wholly = (entry: ReportEntry, step: number) =>
  step === 0 ? { entry, signs: [] } : withSteps(entry, piecesOf(entry), () => step)

function withSteps(
  entry: ReportEntry,
  pieces: readonly Piece[],
  stepOf: (piece: Piece) => number,
): Softened {
  return {
    entry: entryOf(
      entry,
      pieces.map((piece) => softPiece(piece, stepOf(piece))),
    ),
    signs: [...new Set(pieces.flatMap((piece) => lostAt(piece.text, stepOf(piece))))],
  }
}

const softPiece = (piece: Piece, step: number): Piece => ({
  ...piece,
  text: softer(piece.text, step),
})

/** Its entries as they could be set, and what they lost; at a step also its other words. */
function withWhatIsLeft(book: BookOf, all: readonly Softened[], step: number): BookOf {
  const frame = { summary: book.summary, name: book.name }
  const lost = all.map(({ entry, signs }) => ({
    localDate: entry.localDate,
    title: isTitled(entry) ? entry.title : '',
    signs,
  }))
  const around = { localDate: null, title: '', signs: lostAt(JSON.stringify(frame), step) }
  return {
    ...book,
    ...softFrame(frame, step),
    entries: all.map(({ entry }) => entry),
    notSet: [around, ...lost].filter(({ signs }) => signs.length > 0),
  }
}

type Frame = Pick<BookOf, 'summary' | 'name'>

const softFrame = (frame: Frame, step: number): Frame =>
  JSON.parse(JSON.stringify(frame), (_, value) =>
    typeof value === 'string' ? softer(value, step) : value,
  )

/**
 * Which of a list make it fail, found by halves. Where no tries are left, all of a part that is
 * known to hold one; where several fail only together, perhaps one that is innocent.
 */
async function guiltyOf<T>(
  list: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
  tries: Tries,
): Promise<readonly T[]> {
  if (list.length <= 1 || tries.left <= 0) return list
  const middle = Math.ceil(list.length / 2)
  const [first, second] = [list.slice(0, middle), list.slice(middle)]
  if (!(await fails(first))) return guiltyOf(second, fails, tries)
  const found = await guiltyOf(first, fails, tries)
  const isBoth = tries.left <= 0 || (await fails(second))
  return isBoth ? [...found, ...(await guiltyOf(second, fails, tries))] : found
}

function piecesOf({ title, tags, content }: ReportEntry): Piece[] {
  return [
    { of: 'title', text: title },
    ...tags.map((text) => ({ of: 'tag', text }) as const),
    ...content.split('\n').map((text) => ({ of: 'line', text }) as const),
  ]
}

/** The entry with these pieces of it alone, in their order. */
function entryOf(entry: ReportEntry, pieces: readonly Piece[]): ReportEntry {
  const textsOf = (of: Piece['of']) =>
    pieces.flatMap((piece) => (piece.of === of ? [piece.text] : []))
  const [title = ''] = textsOf('title')
  return { ...entry, title, tags: textsOf('tag'), content: textsOf('line').join('\n') }
}
