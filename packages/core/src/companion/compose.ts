import type { AiInteraction } from '#preferences/index.ts'
import { choose, type Said } from './noticing/choose.ts'
import { kinds } from './noticing/notice.ts'
import type { Place } from './place.ts'
import { care, invite, question } from './questions.ts'
import type { Source } from './request.ts'

/** No reply has more words than this. */
export const mostWords: Readonly<Record<AiInteraction, number>> = {
  minimal: 45,
  balanced: 100,
  involved: 200,
}

export interface Composed {
  readonly text: string
  readonly cites: readonly Source[]
}

/**
 * A reflection of what was read, and one question. All levels work out the same sentences, of
 * which a lower one keeps fewer: so nobody who asks for more gets less.
 */
export function compose(place: Place, level: AiInteraction, opening?: string): Composed {
  const said = choose(place)
  const cares = care(place, said)
  const invitation = invite(place, said)
  const asks = question(place, said)
  const kept = keep(said, place, level)
  const [opens, ...others] = kept
  const ordered = opens ? [opens, ...others.toSorted(byKind)] : []
  const sentences = ordered.map(({ sentence }) => sentence)
  const first = opening === undefined ? sentences : [opening, ...sentences]
  const last = closing(place, level, cares, invitation)
  const whole = [...first, ...last]
  return {
    text: laidOut([...bounded(whole, asks, mostWords[level]), asks]),
    cites: distinct(kept.flatMap(({ notice }) => notice.cites)),
  }
}

/** What comes before the question: nothing at `minimal`, and little for a day that was good. */
function closing(
  { reading }: Place,
  level: AiInteraction,
  cares: string | undefined,
  invitation: string,
): string[] {
  if (level === 'minimal') return []
  const careful = cares === undefined ? [] : [cares]
  if (level === 'involved') return [...careful, invitation]
  return reading.heavy || reading.tone === 'low' ? careful : []
}

function keep(said: readonly Said[], { reading }: Place, level: AiInteraction): readonly Said[] {
  if (level === 'involved') return said
  if (level === 'minimal') return said.slice(0, 1)
  return said.slice(0, reading.analysis.wordCount < 25 ? 2 : 3)
}

/** After the first they come in the order in which one would say them. */
function byKind(a: Said, b: Said): number {
  return kinds.indexOf(a.notice.kind) - kinds.indexOf(b.notice.kind)
}

/** Leaves out sentences from before the end until the whole is short enough. */
function bounded(sentences: readonly string[], asks: string, most: number): string[] {
  const kept = [...sentences]
  while (kept.length > 1 && wordsIn([...kept, asks]) > most) kept.splice(-2, 1)
  return kept
}

const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).length

/** More than six sentences are easier to read in pieces. */
function laidOut(all: readonly string[]): string {
  if (all.length <= 6) return all.join(' ')
  const middle = Math.ceil((all.length - 2) / 2)
  return [all.slice(0, middle), all.slice(middle, -2), all.slice(-2)]
    .map((paragraph) => paragraph.join(' '))
    .join('\n\n')
}

function distinct(sources: readonly Source[]): Source[] {
  const byId = new Map(sources.map(({ id, localDate }) => [id, { id, localDate }]))
  return [...byId.values()]
}
