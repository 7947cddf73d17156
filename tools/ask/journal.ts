import { readFileSync } from 'node:fs'
import type { AskedEntry } from '@daywell/core/ask'
import { chanceFrom } from '../emotions/learning/chance.ts'

const DAY_MS = 24 * 60 * 60_000
const LAST_DAY = Date.UTC(2026, 9, 31)

/** The example texts of these files as a journal; the dates are seeded. An id is `file:line`. */
export function journalOf(files: readonly number[]): AskedEntry[] {
  const entries = files.flatMap((file) =>
    textsIn(file).map((content, at) => ({ _id: `${file}:${at + 1}`, title: '', content })),
  )
  const random = chanceFrom(files.reduce((seed, file) => seed * 10 + file, 0))
  const shuffled = entries
    .map((entry) => ({ entry, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
  return shuffled.map((entry, at) => ({ ...entry, localDate: dayOf(at) }))
}

const dayOf = (at: number) => new Date(LAST_DAY - at * DAY_MS).toISOString().slice(0, 10)

function textsIn(file: number): string[] {
  const url = new URL(`../companion/data/examples-${file}.jsonl`, import.meta.url)
  const lines = readFileSync(url, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line).text as string)
}
