import { readFileSync } from 'node:fs'

/** A question, the entries that answer it (`file:line`; none if no entry does) and words of the answer. */
export interface Question {
  readonly question: string
  readonly answers: readonly string[]
  readonly words?: string
}

/** Which examples make the journal that a set asks; the answers of `fresh` are in no other journal. */
export const SETS = { tuning: [1, 2, 3, 4, 5], fresh: [3, 4, 5, 6, 7] } as const

export type SetName = keyof typeof SETS

export function questionsOf(name: SetName): Question[] {
  const lines = readFileSync(new URL(`data/${name}.jsonl`, import.meta.url), 'utf8')
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Question)
}
