import { readdirSync, readFileSync } from 'node:fs'
import type { Reply } from './check-reply.ts'
import { situationsFor } from './situations.ts'

const HOME = new URL('./', import.meta.url)

/** Where the replies lie that the product picks from. */
export const BANK = 'packages/core/src/companion/trained/weights/bank.jsonl'

/** All replies by what they are for, a line each, with typographic quotes. */
export function bankText(): string {
  const shelves = Map.groupBy(everyReply(), ({ situation }) => situation)
  return [...shelves].map(([of, replies]) => `${JSON.stringify(shelfOf(of, replies))}\n`).join('')
}

function shelfOf(of: string, replies: readonly Reply[]) {
  const meant = situationsFor(of)
  const only = <T>(values: readonly T[]) => (new Set(values).size === 1 ? values[0] : undefined)
  const some = (kept: (reply: Reply) => boolean) =>
    replies.filter((reply) => reply.slots.length === 0 && kept(reply)).map(({ text }) => set(text))
  return {
    of,
    family: only(meant.map(({ family }) => family)),
    tone: only(meant.map(({ tone }) => tone.replace('-', ' '))),
    asks: meant.every((one) => one.question_ok),
    statements: some(({ kind }) => kind !== 'question'),
    questions: some(({ kind }) => kind === 'question'),
  }
}

function everyReply(): Reply[] {
  const files = readdirSync(new URL('data/', HOME)).filter((name) => name.startsWith('replies-'))
  return ['seed-replies.jsonl', ...files.toSorted().map((name) => `data/${name}`)].flatMap((name) =>
    readFileSync(new URL(name, HOME), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Reply),
  )
}

const set = (text: string) =>
  text
    .replaceAll("'", '’')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/”([.,])/g, '$1”')
