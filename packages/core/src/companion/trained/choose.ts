import type { Recognized, Tone } from '../meeting/kind.ts'
import type { Frame } from '../voice.ts'
import type { Bank, BankReply, Situation } from './bank.ts'
import type { Sensed } from './sense.ts'

/** What the rules make of a text. */
export interface Found extends Recognized {
  /** Praise that means its opposite. */
  readonly wry: boolean
  /** It's as heavy as what was said before it. */
  readonly isInherited: boolean
}

/** What may be said about a text, and asked: the closest first, then what is true of more. */
export interface Choice {
  readonly statements: readonly (readonly Frame[])[]
  readonly questions: readonly (readonly Frame[])[]
  /** Whether someone may be in danger, so that help is pointed out. */
  readonly danger: boolean
  readonly chances: Chances
}

/** How likely it is that a text tells of bad news, of anything heavy, or of something good. */
export interface Chances {
  readonly badNews: number
  readonly heavy: number
  readonly good: number
}

/** How likely it must be that a statement or a question is true, and what it rests on. */
const SURE = { statement: 0.7, question: 0.8, situation: 0.6, certain: 0.85 }
/** How likely something may be at most that a reply would be wrong or hurtful for. */
const MAX_CHANCE = {
  badNews: 0.12,
  heavy: 0.2,
  besideGladness: 0.15,
  besideCertain: 0.06,
  irony: 0.3,
  unasked: 0.15,
}
const MIN_DANGER_CHANCE = 0.35

const DANGERS = ['violence-present', 'harassment', 'feeling-unsafe', 'hopelessness']
const HEAVY: readonly Tone[] = ['bad news', 'hard']
const isHeavy = ({ tone }: Pick<Situation, 'tone'>) => HEAVY.includes(tone)

/**
 * Replies of the bank that are likely to be true. The trained model may make a reply better, but
 * never less careful than the rules.
 */
export function choose(sensed: Sensed, found: Found, bank: Bank): Choice {
  const likely = likelyIn(sensed, bank)
  const danger = sum(likely, ({ id }) => DANGERS.includes(id)) >= MIN_DANGER_CHANCE
  const chances = {
    badNews: sum(likely, ({ tone }) => tone === 'bad news'),
    heavy: sum(likely, isHeavy),
    good: sum(likely, ({ tone }) => tone === 'good'),
  }
  if (isOverruled(likely, found)) return { statements: [], questions: [], danger, chances }
  const fitting = bank.replies.filter((reply) => fits(reply, likely, found, bank))
  const [questions = [], statements = []] = [true, false].map((asks) =>
    closestFirst(
      fitting.filter((reply) => reply.asks === asks),
      likely,
    ),
  )
  return { statements, questions: mayAsk(likely, found) ? questions : [], danger, chances }
}

interface Likely extends Situation {
  readonly p: number
}

function likelyIn({ situations }: Sensed, bank: Bank): Likely[] {
  return situations.flatMap(({ id, p }) => {
    const situation = bank.situations.get(id)
    return situation ? [{ ...situation, p }] : []
  })
}

const sum = (likely: readonly Likely[], is: (one: Likely) => boolean) =>
  likely.reduce((total, one) => (is(one) ? total + one.p : total), 0)

/** Rules that found something heavy give way only to what is as careful, or nearly certain. */
function isOverruled(likely: readonly Likely[], found: Found): boolean {
  const { tone, kind } = found
  const heavy = sum(likely, isHeavy)
  if (!isHeavy(found))
    return tone === 'good' && kind !== undefined && heavy < MAX_CHANCE.besideGladness
  const [best] = likely
  if (!best || best.p < SURE.situation) return true
  return !isHeavy(best) && !isCertain(best, heavy, found)
}

/** That the rules took words of something light for something heavy. */
function isCertain({ p }: Likely, heavy: number, { tone, kind, isInherited }: Found): boolean {
  if (isInherited || (tone === 'bad news' && kind)) return false
  const isLoose = tone === 'hard' && !kind
  return isLoose
    ? heavy < MAX_CHANCE.besideGladness
    : p >= SURE.certain && heavy < MAX_CHANCE.besideCertain
}

function fits(reply: BankReply, likely: readonly Likely[], { wry }: Found, bank: Bank): boolean {
  const isMissed = ({ id }: Likely) => !reply.for.has(id)
  const sure = sum(likely, (one) => !isMissed(one))
  if (sure < (reply.asks ? SURE.question : SURE.statement)) return false
  if (sum(likely, (one) => one.tone === 'bad news' && isMissed(one)) > MAX_CHANCE.badNews)
    return false
  const tones = [...reply.for].map((id) => (bank.situations.get(id) as Situation).tone)
  if (tones.some((tone) => HEAVY.includes(tone))) return true
  if (sum(likely, (one) => isHeavy(one) && isMissed(one)) > MAX_CHANCE.heavy) return false
  return !tones.every((tone) => tone === 'good') || (!wry && mayBeGlad(likely))
}

/** Gladness is for what is surely good, and isn't meant the other way round. */
const mayBeGlad = (likely: readonly Likely[]) =>
  sum(likely, isHeavy) < MAX_CHANCE.besideGladness &&
  sum(likely, ({ family }) => family === 'irony') < MAX_CHANCE.irony

/** Nothing is asked about bad news, nor where it may be some. */
const mayAsk = (likely: readonly Likely[], { tone, isInherited }: Found) =>
  tone !== 'bad news' && !isInherited && sum(likely, ({ asks }) => !asks) < MAX_CHANCE.unasked

/** What was written for the likeliest situations, then what is true of them as well. */
function closestFirst(replies: readonly BankReply[], likely: readonly Likely[]): Frame[][] {
  const closeness = ({ writtenFor }: BankReply) =>
    sum(likely, ({ id }) => writtenFor.has(id)) / writtenFor.size
  const most = Math.max(...replies.map(closeness))
  const isClose = (reply: BankReply) => closeness(reply) >= most / 2
  return [replies.filter(isClose), replies.filter((reply) => !isClose(reply))].map((some) =>
    some.map(({ text }) => text),
  )
}
