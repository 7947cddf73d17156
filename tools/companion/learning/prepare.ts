import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waysOfAsking } from '../../../packages/core/src/ask/asked-ways.ts'
import { shortened } from '../../../packages/core/src/companion/trained/shortened.ts'
import { safetyOf } from '../../../packages/core/src/safety/index.ts'
import { saidByConcern } from '../../../packages/core/src/safety/testing/all-said.ts'
import { linesIn } from '../lines.ts'
import { situations } from '../situations.ts'
import { readBaseWeights, readVocabulary, tensorsFile } from './base-weights.ts'
import { type WordPieces, wordPieces } from './word-pieces.ts'

const HOME = new URL('../', import.meta.url)
/** How many tokens of a text are read, with the two marks around it. */
const MAX_TOKENS = 256

/** Files of examples by how directly they are written, and which part of each is held out. */
const SETS = [
  { name: 'hard', files: ['seed-examples', ...numbered('data/examples', 1, 4)], heldOut: 14 },
  { name: 'middle', files: numbered('data/examples', 5, 7), heldOut: 14 },
  { name: 'plain', files: numbered('data/examples', 8, 40), heldOut: 5 },
] as const
const MESSAGES_HELD_OUT = 8
const SIGNS_HELD_OUT = 8
/** Situations in which someone may be in danger. */
const ALARMING = [
  ...['violence-present', 'violence-past', 'feeling-unsafe', 'harassment', 'hopelessness'],
  ...['intrusive-thoughts', 'crime-victim', 'postpartum-low'],
]

interface Example {
  readonly text: string
  readonly line: number
  readonly situation: string
  readonly second: string | null
}

interface Message {
  readonly message: string
  readonly intent: string
}

function numbered(name: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${name}-${from + at}`)
}

/** Writes what a machine with a GPU needs: the weights to begin with, and the texts as numbers. */
export function prepare(folder: string): { texts: number; messages: number } {
  const pieces = wordPieces(readVocabulary())
  const readers = readReaders()
  const texts = SETS.flatMap(({ name, files, heldOut }) =>
    files.flatMap((file) =>
      rowsOf<Example>(`${file}.jsonl`).map((row, at) => ({
        ...inNumbers(row, pieces),
        key: `${file.replace('data/examples-', '')}:${at + 1}`,
        situation: row.situation,
        second: row.second,
        reader: readers.get(keyOf(row.text)) ?? [],
        set: name,
        calm: !ALARMING.includes(row.situation) && safetyOf(row.text).kind === null,
        dev: isHeldOut(row.text, heldOut),
      })),
    ),
  )
  const messages = numbered('data/intents', 1, 20)
    .flatMap((file) => rowsOf<Message>(`${file}.jsonl`))
    .map(({ message, intent }) => ({
      ids: pieces.numbersOf(shortened(message)),
      intent,
      calm: safetyOf(message).kind === null,
      dev: isHeldOut(message, MESSAGES_HELD_OUT),
    }))
  const asked = questionsOf(texts, pieces)
  const hints = hintsOf().map(({ text, situation }) => ({
    ids: pieces.numbersOf(text),
    situation,
  }))
  const signs = signsOf().map(({ text, concern }) => ({
    ids: pieces.numbersOf(text),
    concern,
    dev: isHeldOut(text, SIGNS_HELD_OUT),
  }))
  const read = [...texts, ...messages, ...hints, ...signs, ...asked].flatMap(({ ids }) => ids)
  const all = [...read, ...asked.flatMap(({ ways }) => ways.flat())]
  const separator = pieces.numbersOf(SEPARATOR)
  const rows = [...new Set([...MARKS, ...separator, ...all])].toSorted((a, b) => a - b)
  const rowOf = new Map(rows.map((row, at) => [row, at]))
  const inRows = (ids: readonly number[]) => ids.map((id) => rowOf.get(id))
  const mapped = <T extends { ids: readonly number[] }>(some: readonly T[]) =>
    some.map((one) => ({ ...one, ids: inRows(one.ids) }))
  const named = (values: Iterable<string>) => [...new Set(values)].toSorted()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'weights.bin'), tensorsFile(readBaseWeights(rows)))
  const written = {
    maxTokens: MAX_TOKENS,
    marks: MARKS.map((id) => rowOf.get(id)),
    situations: [...situations.values()].map(({ id, family, tone }) => ({ id, family, tone })),
    intents: named(messages.map(({ intent }) => intent)),
    texts: mapped(texts),
    messages: mapped(messages),
    hints: mapped(hints),
    concerns: CONCERNS,
    signs: mapped(signs),
    questions: mapped(asked).map((one) => ({ ...one, ways: one.ways.map(inRows) })),
    separator: separator.map((id) => rowOf.get(id)),
  }
  writeFileSync(join(folder, 'texts.json'), JSON.stringify(written))
  return { texts: texts.length, messages: messages.length }
}

/** Between a question and what may answer it. */
const SEPARATOR = '|'

/** Questions that a text answers, and others about the same that it doesn't. */
function questionsOf(
  texts: readonly { readonly key: string; readonly dev: boolean }[],
  pieces: WordPieces,
) {
  const placeOf = new Map(texts.map(({ key }, at) => [key, at]))
  return numbered('../ask/data/training', 1, 20).flatMap((file) =>
    linesOf(`${file}.tsv`).map((line) => {
      const [key = '', kind, question = ''] = line.split('\t')
      const text = placeOf.get(key) ?? -1
      const dev = texts[text]?.dev ?? false
      const ways = waysOfAsking(question).map((way) => pieces.numbersOf(way))
      return { ids: pieces.numbersOf(question), ways, text, answered: kind === 'yes', dev }
    }),
  )
}

/** `[PAD]`, `[CLS]`, `[SEP]` and `[MASK]`. */
const MARKS = [0, 101, 102, 103]

/** A text as numbers, and where each of its lines begins among them. */
function inNumbers({ text, line }: Example, pieces: WordPieces) {
  const short = shortened(text)
  const starts = linesIn(short).map(({ start }) => start)
  const edges = [0, ...starts.slice(1), short.length]
  const parts = edges.slice(1).map((to, at) => pieces.numbersOf(short.slice(edges[at], to)))
  const lines = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { length }) => sum + length, 0),
  )
  const key = lineAt(text, short, line)
  return { ids: parts.flat(), lines, line: key }
}

/** The number that a line has in the shortened text; none if it was left out. */
function lineAt(text: string, short: string, line: number): number {
  if (text === short) return line
  const { start, end } = linesIn(text)[line] ?? { start: 0, end: 0 }
  const words = text.slice(start, end)
  return linesIn(short).findIndex((one) => short.slice(one.start, one.end) === words)
}

/** What says in few words what a situation is: its description and the replies written for it. */
function hintsOf(): { text: string; situation: string }[] {
  const described = JSON.parse(readFileSync(new URL('situations.json', HOME), 'utf8')) as {
    id: string
    description: string
    examples: string[]
  }[]
  const replies = ['seed-replies', ...numbered('data/replies', 1, 3)].flatMap((file) =>
    rowsOf<{ situation: string; text: string }>(`${file}.jsonl`),
  )
  return [
    ...described.flatMap(({ id, description, examples }) =>
      [description, ...examples].map((text) => ({ text, situation: id })),
    ),
    ...replies.filter(({ situation }) => situations.has(situation)),
  ]
}

const CONCERNS = ['none', 'self', 'in-danger', 'other-person', 'harm-to-others'] as const

/** Signs of danger by whose it is, and what only looks like one. */
function signsOf(): { text: string; concern: string }[] {
  const known = Object.entries(saidByConcern).flatMap(([concern, texts]) =>
    texts.map((text) => ({ text, concern })),
  )
  const written = numbered('data/danger', 1, 20).flatMap((file) =>
    linesOf(`${file}.tsv`).map((line) => {
      const [concern = '', text = ''] = line.split('\t')
      return { text, concern }
    }),
  )
  return [...known, ...written]
}

/** What a second reader called each text, by its key. */
function readReaders(): Map<string, string[]> {
  const lines = readFileSync(new URL('data/readers.tsv', HOME), 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [key = '', first = '', second = '-'] = line.split('\t')
      return [key, second === '-' ? [first] : [first, second]]
    }),
  )
}

/** Names a text in the list of second readings. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const isHeldOut = (text: string, oneIn: number) =>
  createHash('sha256').update(text).digest().readUInt32BE() % oneIn === 0

const rowsOf = <T>(name: string): T[] => linesOf(name).map((line) => JSON.parse(line) as T)

function linesOf(name: string): string[] {
  const file = new URL(name, HOME)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
