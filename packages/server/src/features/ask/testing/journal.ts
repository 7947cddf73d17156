import { everyday } from './everyday.ts'
import { type Fact, facts, withoutAnswer } from './facts.ts'

export interface SeededEntry {
  readonly id: string
  readonly title: string
  readonly localDate: string
  readonly content: string
}

interface SeededQuestion {
  readonly question: string
  /** The entry that answers it; absent where none does. */
  readonly answer?: string
}

interface Wanted {
  readonly size: number
  readonly seed: number
  readonly facts?: readonly Fact[]
  readonly withoutAnswer?: readonly string[]
  readonly days?: readonly string[]
  readonly layout?: Layout
}

/** How a day is put together. */
interface Layout {
  /** It has so many parts at most, and each further one by this chance. */
  readonly most: number
  readonly more: number
  /** A fact is one of the first so many. */
  readonly among: number
  /** One of these stands between the parts of a day. */
  readonly between: readonly string[]
}

const PARAGRAPHS: Layout = { most: 2, more: 0.5, among: 2, between: ['\n\n'] }

const DAY = 24 * 60 * 60_000
const LAST_DAY = Date.UTC(2026, 9, 31)

/** A journal of everyday entries in which each fact appears once, on its own day. */
export function seededJournal(wanted: Wanted) {
  const { size, seed } = wanted
  const random = seeded(seed)
  const places = placesOf(wanted.facts ?? facts, size, random)
  const entries = Array.from({ length: size }, (_, at): SeededEntry => {
    const localDate = new Date(LAST_DAY - (size - at) * DAY).toISOString().slice(0, 10)
    const content = dayOf(places.get(at), wanted, random)
    return { id: `entry-${at}`, title: '', localDate, content }
  })
  const asked = [...places].map(([at, [, question]]) => ({ question, answer: `entry-${at}` }))
  const unanswered = (wanted.withoutAnswer ?? withoutAnswer).map((question) => ({ question }))
  const questions: SeededQuestion[] = [...asked, ...unanswered]
  return { entries, questions }
}

function placesOf(told: readonly Fact[], size: number, random: () => number) {
  const places = new Map<number, Fact>()
  for (const fact of told) {
    let at = Math.floor(random() * size)
    while (places.has(at)) at = Math.floor(random() * size)
    places.set(at, fact)
  }
  return places
}

function dayOf(fact: Fact | undefined, wanted: Wanted, random: () => number): string {
  const { most, more, among, between } = wanted.layout ?? PARAGRAPHS
  const part = () => written(oneOf(wanted.days ?? everyday, random), random)
  const parts = [part()]
  while (parts.length < most && random() < more) parts.push(part())
  if (fact) parts.splice(Math.floor(random() * among), 0, written(fact[0], random))
  return parts.join(between.length > 1 ? oneOf(between, random) : between[0])
}

const oneOf = (all: readonly string[], random: () => number) =>
  all[Math.floor(random() * all.length)] ?? ''

function written(template: string, random: () => number): string {
  return template.replace(/\{([^}]+)\}/g, (_, choices: string) => oneOf(choices.split('|'), random))
}

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
