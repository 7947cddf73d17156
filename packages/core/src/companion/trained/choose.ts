import type { Recognized, Tone } from '../meeting/kind.ts'
import type { Frame } from '../voice.ts'
import type { Bank, Shelf } from './bank.ts'
import type { Sensed } from './sense.ts'

/** What the rules make of a text. */
export interface Found extends Recognized {
  /** Praise that means its opposite. */
  readonly wry: boolean
  /** It's as heavy as what was said before it. */
  readonly isInherited: boolean
}

/** What is said about a text: some statements to pick from, and questions that may follow. */
export interface Choice {
  readonly statements: readonly Frame[]
  readonly questions: readonly Frame[]
  /** Whether someone may be in danger, so that help is pointed out. */
  readonly danger: boolean
}

/** How likely it must be before a reply speaks of it. */
const SURE = { situation: 0.6, question: 0.75, family: 0.7, tone: 0.7, heavy: 0.6, good: 0.65 }
/** How likely something must be to be kept in mind. */
const DOUBTS = { heavy: 0.15, unasked: 0.15, irony: 0.3, danger: 0.35 }

const DANGERS = ['violence-present', 'harassment', 'feeling-unsafe', 'hopelessness']
const HEAVY: readonly Tone[] = ['bad news', 'hard']

/**
 * The closest shelf of the bank that is surely true; none where the rules know better or nothing is
 * sure. The trained model may make a reply better, but never less careful than the rules.
 */
export function choose(sensed: Sensed, found: Found, bank: Bank): Choice | undefined {
  const weighed = weigh(sensed, bank)
  const shelf = isOverruled(weighed, found) ? undefined : closest(weighed, found, bank)
  const danger = sumOf(sensed, ({ id }) => DANGERS.includes(id)) >= DOUBTS.danger
  if (!shelf) return danger ? { statements: [], questions: [], danger } : undefined
  const { statements, questions } = shelf
  return { statements, questions: mayAsk(weighed, found) ? questions : [], danger }
}

interface Weighed {
  readonly sensed: Sensed
  readonly best: { readonly p: number; readonly shelf?: Shelf | undefined }
  readonly tones: ReadonlyMap<string, number>
  readonly families: ReadonlyMap<string, number>
  readonly heavy: number
  /** That nothing should be asked. */
  readonly unasked: number
}

function weigh(sensed: Sensed, bank: Bank): Weighed {
  const tones = sums(sensed, bank, ({ tone }) => tone)
  const [best] = sensed.situations
  return {
    sensed,
    best: { p: best?.p ?? 0, shelf: best && bank.get(best.id) },
    tones,
    families: sums(sensed, bank, ({ family }) => family),
    heavy: HEAVY.reduce((sum, tone) => sum + (tones.get(tone) ?? 0), 0),
    unasked: sumOf(sensed, ({ id }) => bank.get(id)?.asks === false),
  }
}

function sums(sensed: Sensed, bank: Bank, of: (shelf: Shelf) => string | undefined) {
  const totals = new Map<string, number>()
  for (const { id, p } of sensed.situations) {
    const shelf = bank.get(id)
    const name = shelf && of(shelf)
    if (name !== undefined) totals.set(name, (totals.get(name) ?? 0) + p)
  }
  return totals
}

const sumOf = ({ situations }: Sensed, is: (one: { readonly id: string }) => boolean) =>
  situations.reduce((sum, one) => (is(one) ? sum + one.p : sum), 0)

/** Rules that found something heavy give way only to what is more careful, or nearly certain. */
function isOverruled({ best, heavy }: Weighed, { tone, kind, isInherited }: Found): boolean {
  if (!HEAVY.includes(tone)) return tone === 'good' && kind !== undefined && heavy < DOUBTS.heavy
  const isHeavyToo = best.shelf?.tone !== undefined && HEAVY.includes(best.shelf.tone)
  const isSure = best.p >= SURE.situation
  if (isSure && isHeavyToo) return false
  return isInherited || kind !== undefined || !isSure || heavy >= DOUBTS.heavy
}

function closest(weighed: Weighed, { wry }: Found, bank: Bank): Shelf | undefined {
  const suits = (shelf: Shelf) => !isGladShelf(shelf) || (!wry && mayBeGlad(weighed))
  const { best, families, tones, heavy } = weighed
  if (best.shelf && best.p >= SURE.situation && suits(best.shelf)) return best.shelf
  const tone = likeliest(tones, SURE.tone)
  const family = likeliest(families, SURE.family)
  const shelves = [
    family && tone && bank.get(`family/${family}`),
    tone && bank.get(`tone/${tone.replace(' ', '-')}`),
    heavy >= SURE.heavy ? bank.get('tone/hard') : undefined,
  ]
  return shelves.find((shelf): shelf is Shelf => Boolean(shelf) && suits(shelf as Shelf))
}

const isGladShelf = ({ of, tone }: Shelf) => tone === 'good' || of === 'tone/good'

/** Gladness is for what is surely good, and isn't meant the other way round. */
function mayBeGlad({ tones, families, heavy }: Weighed): boolean {
  const irony = families.get('irony') ?? 0
  return (tones.get('good') ?? 0) >= SURE.good && heavy < DOUBTS.heavy && irony < DOUBTS.irony
}

/** Nothing is asked about bad news, nor where it may be some. */
function mayAsk({ best, unasked }: Weighed, { tone, isInherited }: Found): boolean {
  return (
    tone !== 'bad news' &&
    !isInherited &&
    best.shelf?.asks === true &&
    best.p >= SURE.question &&
    unasked < DOUBTS.unasked
  )
}

function likeliest(totals: ReadonlyMap<string, number>, least: number): string | undefined {
  return [...totals].find(([, p]) => p >= least)?.[0]
}
