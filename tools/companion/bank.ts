import { readdirSync, readFileSync } from 'node:fs'
import type { Reply } from './check-reply.ts'
import { situations, situationsFor } from './situations.ts'

const HOME = new URL('./', import.meta.url)
const ids = [...situations.keys()]

/** Where the replies lie that the product picks from. */
export const BANK = 'packages/core/src/companion/trained/weights/bank.jsonl'

/** The situations in one line, then a reply a line with the situations that it's true for. */
export function bankText(): string {
  const known = [...situations.values()].map(({ id, family, tone, question_ok }) => ({
    id,
    family,
    tone: tone.replace('-', ' '),
    asks: question_ok,
  }))
  const others = readFits()
  const replies = everyReply()
    .filter(({ slots }) => slots.length === 0)
    .map((reply) => {
      const own = situationsFor(reply.situation).map(({ id }) => id)
      const also = [...alsoFor(reply).map(({ id }) => id), ...(others.get(reply.id) ?? [])]
      const places = (some: readonly string[]) => some.map((id) => ids.indexOf(id))
      const asks = reply.kind === 'question'
      return { text: set(reply.text), asks, for: places(own), also: places(also) }
    })
  return [known, ...replies].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** What is said of hard days is true of bad news, too. */
const alsoFor = ({ situation }: Reply) =>
  situation === 'tone/hard' ? situationsFor('tone/bad-news') : []

/** For which other situations a reply was found to be true as well, read one by one. */
function readFits(): Map<string, string[]> {
  const lines = readFileSync(new URL('data/fits.tsv', HOME), 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [reply = '', others = ''] = line.split('\t')
      return [reply, others.split(' ').filter(Boolean)]
    }),
  )
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
