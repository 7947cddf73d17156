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
}

const DAY = 24 * 60 * 60_000
const LAST_DAY = Date.UTC(2026, 9, 31)

/** A journal of everyday entries in which each fact stands once, on a day of its own. */
export function seededJournal(wanted: Wanted) {
  const { size, seed } = wanted
  const told = wanted.facts ?? facts
  const random = seeded(seed)
  const places = new Map<number, Fact>()
  for (const fact of told) {
    let at = Math.floor(random() * size)
    while (places.has(at)) at = Math.floor(random() * size)
    places.set(at, fact)
  }
  const entries = Array.from({ length: size }, (_, at): SeededEntry => {
    const localDate = new Date(LAST_DAY - (size - at) * DAY).toISOString().slice(0, 10)
    const fact = places.get(at)
    const paragraphs = [plainDay(random), ...(random() < 0.5 ? [plainDay(random)] : [])]
    if (fact) paragraphs.splice(Math.floor(random() * 2), 0, written(fact[0], random))
    return { id: `entry-${at}`, title: '', localDate, content: paragraphs.join('\n\n') }
  })
  const asked = [...places].map(([at, [, question]]) => ({ question, answer: `entry-${at}` }))
  const unanswered = (wanted.withoutAnswer ?? withoutAnswer).map((question) => ({ question }))
  const questions: SeededQuestion[] = [...asked, ...unanswered]
  return { entries, questions }
}

const plainDay = (random: () => number) =>
  written(everyday[Math.floor(random() * everyday.length)] ?? '', random)

function written(template: string, random: () => number): string {
  return template.replace(/\{([^}]+)\}/g, (_, choices: string) => {
    const all = choices.split('|')
    return all[Math.floor(random() * all.length)] ?? ''
  })
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
