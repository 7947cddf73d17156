import type { AiInteraction } from '#preferences/index.ts'
import { type Chosen, choose, type Said } from './noticing/choose.ts'
import type { Place } from './place.ts'
import { care, invite, question } from './questions.ts'
import { asksForCare } from './reading/weight.ts'
import type { Source } from './request.ts'

/** The word limit of a reply. */
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
 * A reflection of what was read, and one question. All levels start from the same sentences, and
 * lower levels keep fewer of them, so that a higher level never gets less.
 */
export function compose(place: Place, level: AiInteraction, opening?: string): Composed {
  const chosen = choose(place)
  const cares = care(place)
  const invitation = invite(place)
  const asks = question(place, chosen)
  const kept = keep(chosen, place, level)
  const sentences = [
    opening,
    ...kept.map(({ sentence }) => sentence),
    ...closing(place, level, { chosen, cares, invitation }),
  ].filter((sentence) => sentence !== undefined)
  return {
    text: laidOut([...limitWords(sentences, asks, mostWords[level]), asks]),
    cites: distinct(kept.flatMap(({ notice }) => notice.cites)),
  }
}

interface Closing {
  readonly chosen: Chosen
  readonly cares: string | undefined
  readonly invitation: string | undefined
}

/** What comes before the question: nothing at `minimal`, and little for a day that was good. */
function closing(
  { reading, voice }: Place,
  level: AiInteraction,
  { chosen, cares, invitation }: Closing,
) {
  if (level === 'minimal') return []
  // Where nothing was quoted, the first sentence was a word of care already.
  const isSaid = chosen.first?.notice.spans.length === 0
  const careful = asksForCare(reading) && !isSaid ? [cares] : []
  // A one-line message gets a one-line reply.
  const isPassing = reading.single && voice.hasSpoken
  return level === 'involved' && !isPassing ? [...careful, invitation] : careful
}

/** A heavy text gets one line back, unless more is asked for. */
function keep({ first, second, link }: Chosen, { reading }: Place, level: AiInteraction): Said[] {
  const isBrief = reading.heavy || reading.analysis.wordCount < 25
  const wanted = {
    minimal: [first],
    balanced: isBrief ? [first] : [first, second],
    involved: [first, second, link],
  }[level]
  return wanted.filter((one) => one !== undefined)
}

/** Drops sentences before the last until the reply is short enough. */
function limitWords(sentences: readonly string[], asks: string, most: number): string[] {
  const kept = [...sentences]
  while (kept.length > 1 && countWords([...kept, asks]) > most) kept.splice(-2, 1)
  return kept
}

const countWords = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).length

/** More than five sentences are split into paragraphs. */
function laidOut(all: readonly string[]): string {
  if (all.length <= 5) return all.join(' ')
  return [all.slice(0, -2), all.slice(-2)].map((paragraph) => paragraph.join(' ')).join('\n\n')
}

function distinct(sources: readonly Source[]): Source[] {
  const byId = new Map(sources.map(({ id, localDate }) => [id, { id, localDate }]))
  return [...byId.values()]
}
