import type { Reading } from '../reading/reading.ts'
import { ownFeelings } from '../reading/tone.ts'
import { isGlad } from '../reading/weight.ts'
import type { Bank } from '../trained/bank.ts'
import { type Chances, choose } from '../trained/choose.ts'
import type { Sensed } from '../trained/sense.ts'
import type { Frame, Voice } from '../voice.ts'
import { badNews } from './bad-news.ts'
import { byTone, ofLists, ordinarily, pointsToHelp, stillHere, wryly } from './by-tone.ts'
import { goodDays, goodNews, SURELY_GOOD } from './good-news.ts'
import { hardTimes } from './hard-times.ts'
import type { Kind, Recognized, Tone } from './kind.ts'

/** In a longer text a word may stand for anything, so that only caution follows from it. */
const MAX_SURE_WORDS = 60
const MAX_GLAD_WORDS = 45

/** A good result is recognized first; then caution goes before gladness. */
export function recognize(reading: Reading): Recognized {
  const { wordCount } = reading.analysis
  const found = byWords(reading)
  const isSure = wordCount <= (found.tone === 'good' ? MAX_GLAD_WORDS : MAX_SURE_WORDS)
  if (isSure) return found
  return { tone: found.tone === 'good' ? 'plain' : found.tone }
}

function byWords(reading: Reading): Recognized {
  const { text, weight, wry } = reading
  const good = find(goodNews, text)
  const isSurelyGood = good !== undefined && SURELY_GOOD.has(good.id)
  const bad = find(badNews, text)
  if (bad && !isSurelyGood) return { tone: 'bad news', kind: bad }
  const hard = find(hardTimes, text)
  if (good && !wry && !hard && (weight === 'light' || isSurelyGood))
    return { tone: 'good', kind: good }
  if (weight === 'grave') return { tone: 'bad news', kind: hard }
  if (hard) return { tone: 'hard', kind: hard }
  if (weight === 'heavy') return { tone: isMixed(reading) ? 'mixed' : 'hard' }
  return lightly(reading)
}

/** A light text, which may hide something that no word gives away. */
function lightly(reading: Reading): Recognized {
  const { text, wry } = reading
  if (wry || SHADED.test(text)) return { tone: 'plain' }
  const day = find(goodDays, text)
  if (day) return { tone: 'good', kind: day }
  return { tone: isGlad(reading) && BRIGHT.test(text) ? 'good' : 'plain' }
}

const BRIGHT =
  /\b(?:best|lovely|wonderful|happy|happiest|proud|grinning|amazing|so good|perfect)\b|!!|[:;]-?\)|❤|🎉|😊|😀|🥳|😄/u
const SHADED =
  /\b(?:not|never|cannot|cr(?:y|ied|ying)|alone|closet|fight|argu\w+|hate\w*|gone|left|without|lost|miss(?:ed|ing)?|then|told|until|but|except|instead|moving|hospital|doctor)\b|n['’]t\b/i

function isMixed({ analysis }: Reading): boolean {
  const own = ownFeelings(analysis).map(({ valence }) => valence)
  return own.some((valence) => valence > 0.3) && own.some((valence) => valence < -0.15)
}

/** How a text is met. */
export interface Manner {
  readonly voice: Voice
  readonly trained?: { readonly bank: Bank; readonly sensed: Sensed } | undefined
  /** Whether a question may follow. */
  readonly mayAsk?: boolean | undefined
  /** Its weight is that of what was said before it. */
  readonly isInherited?: boolean | undefined
}

/** One reply of one or two sentences: the closest that is surely true, and a question at most. */
export function meet(reading: Reading, manner: Manner): string {
  const { voice, trained, mayAsk = false, isInherited = false } = manner
  const found = recognize(reading)
  const choice =
    trained && choose(trained.sensed, { ...found, wry: reading.wry, isInherited }, trained.bank)
  const chosen = choice && sayFirst(choice.statements, voice)
  const weighed = choice && !isInherited ? { ...found, tone: weigh(found, choice.chances) } : found
  const question = chosen && mayAsk ? sayFirst(choice.questions, voice) : undefined
  const help = choice?.danger ? voice.say(pointsToHelp) : undefined
  const said = [chosen ?? byRules(reading, weighed, voice), help ?? question]
  return said.filter((one) => one !== undefined).join(' ')
}

/** From these chances on, a text without a kind of its own counts as bad news, or as hard. */
const LIKELY = { badNews: 0.4, heavy: 0.55, good: 0.8 }

/** The tone of a text that no rule knows more closely: the trained model has read all of it. */
function weigh({ tone, kind }: Recognized, { badNews, heavy, good }: Chances): Tone {
  if (kind) return tone
  if (badNews >= LIKELY.badNews) return 'bad news'
  if (heavy >= LIKELY.heavy) return tone === 'bad news' ? tone : 'hard'
  if (tone === 'bad news' || tone === 'hard') return 'plain'
  return tone === 'plain' && good >= LIKELY.good ? 'good' : tone
}

/** Something of the first list in which anything is unsaid. */
function sayFirst(lists: readonly (readonly Frame[])[], voice: Voice): string | undefined {
  for (const list of lists) {
    const said = voice.say(list)
    if (said !== undefined) return said
  }
  return undefined
}

function byRules(reading: Reading, { tone, kind }: Recognized, voice: Voice): string {
  return (
    (kind && !reading.wry ? voice.say(kind.replies) : undefined) ??
    voice.say(framesFor(tone, reading)) ??
    voice.say(tone === 'good' ? byTone.plain : byTone[tone]) ??
    voice.say(tone === 'bad news' ? byTone.hard : byTone.plain) ??
    voice.say(stillHere) ??
    (stillHere[0] as string)
  )
}

function framesFor(tone: Tone, reading: Reading): readonly Frame[] {
  if (reading.wry && tone !== 'bad news') return wryly
  if (tone !== 'plain') return byTone[tone]
  if (isList(reading.text)) return ofLists
  return reading.ordinary && isErrands(reading.text) ? ordinarily : byTone.plain
}

const ERRANDS =
  /\b(?:bins?|laundry|groceries|shopping|plumber|dishes|ironing|hoover\w*|vacuum\w*|petrol|post office|emails?|soup|early night|cleaned|tidied|mended|dentist|bank|bus|lunch)\b/gi

const isErrands = (text: string) => (text.match(ERRANDS) ?? []).length > 1

const MIN_ITEMS = 3
const MAX_ITEM_WORDS = 6

/** Short lines without a period. */
function isList(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    lines.length >= MIN_ITEMS &&
    lines.every((line) => line.split(/\s+/).length <= MAX_ITEM_WORDS && !/[.!?]\s*$/.test(line))
  )
}

const find = (kinds: readonly Kind[], text: string): Kind | undefined =>
  kinds.find(({ is, not }) => is.test(text) && !not?.test(text))
