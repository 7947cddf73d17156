import { unstretch } from '../reading/drawn-out.ts'
import { type Token, wordAt } from '../reading/token.ts'
import { feelingWords } from './lexicon.ts'
import { afterBe, stateWords } from './lexicon-states.ts'
import { isNoFeeling } from './no-feeling.ts'
import { phrasesByFirst } from './phrases.ts'
import type { NamedFeeling } from './word-list.ts'

/** A range of words that name a feeling, from `from` up to, but excluding, `to`. */
export interface Mention extends NamedFeeling {
  readonly from: number
  readonly to: number
  readonly hedged: boolean
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const FEEL = /* @__PURE__ */ set('feel feels feeling felt')
const BE = /* @__PURE__ */ set("am was is were been being are 's get getting got gotten seem")
const BETWEEN = /* @__PURE__ */ set(
  'so very really a bit little quite too pretty just still not all that kind of sort kinda more ' +
    'much even always also like extremely incredibly completely totally rather slightly never ' +
    'doing actually honestly already less somewhat again both',
)
/** Before these words a state is a place or a direction: `down the road`, `off to work`. */
const LEADS_ON = /* @__PURE__ */ set('the to a an my for at on in of with by from your')

/** The mentions of feelings in a sentence, by word or by phrase. */
export function mentionsIn(tokens: readonly Token[]): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mention = phraseAt(tokens, at) ?? byWordAt(tokens, at)
    if (!mention) continue
    found.push(mention)
    at = mention.to - 1
  }
  return found
}

function phraseAt(tokens: readonly Token[], from: number): Mention | undefined {
  const phrase = phrasesByFirst
    .get(wordAt(tokens, from))
    ?.find(({ words }) => words.every((word, index) => tokens[from + index]?.lower === word))
  return phrase && { ...phrase, from, to: from + phrase.words.length }
}

function byWordAt(tokens: readonly Token[], at: number): Mention | undefined {
  const token = tokens[at]
  if (!token || isNoFeeling(tokens, at)) return undefined
  const named = feelingNamed(token.lower) ?? stateNamed(tokens, at)
  return named && { ...named, from: at, to: at + 1, hedged: false }
}

/**
 * The feeling of a word; stretched spellings such as `sooo` or `tireddd` count as the plain word.
 */
function feelingNamed(lower: string): NamedFeeling | undefined {
  return feelingWords.get(lower) ?? feelingWords.get(unstretch(lower))
}

function stateNamed(tokens: readonly Token[], at: number): NamedFeeling | undefined {
  const lower = wordAt(tokens, at)
  const named = stateWords.get(lower)
  if (!named) return undefined
  const verb = verbBefore(tokens, at)
  if (verb === 'feel') return isFollowedByThing(tokens, at) ? undefined : named
  return verb === 'be' && afterBe.has(lower) && !leadsOn(tokens, at) ? named : undefined
}

function verbBefore(tokens: readonly Token[], at: number): 'feel' | 'be' | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 5); before--) {
    const lower = wordAt(tokens, before)
    if (FEEL.has(lower)) return 'feel'
    if (BE.has(lower)) return hasSelfBefore(tokens, before) ? 'be' : undefined
    if (
      !BETWEEN.has(lower) &&
      lower !== 'and' &&
      !stateWords.has(lower) &&
      !feelingWords.has(lower)
    )
      return undefined
  }
  return at <= 4 && endsHere(tokens, at) ? 'be' : undefined
}

/** Elliptic sentences: `Fine, I guess.`, `A bit low today.` */
function endsHere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return !next || next.breaks || isTimeWord(next.lower)
}

/** `I am fine` is about a person, `the weather is fine` isn't. */
function hasSelfBefore(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - 4); at--) {
    const lower = wordAt(tokens, at)
    if (lower === 'i' || lower === 'we') return true
    if (tokens[at + 1]?.breaks || !(BETWEEN.has(lower) || BE.has(lower) || lower === 'have'))
      return false
  }
  return verb === 0
}

function isFollowedByThing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next !== undefined && !next.breaks && (next.pos === 'NOUN' || next.lower === 'about')
    ? next.pos === 'NOUN' && !isTimeWord(next.lower)
    : false
}

const TIMES = /* @__PURE__ */ set('today tonight yesterday lately tomorrow')
const isTimeWord = (lower: string) => TIMES.has(lower)

function leadsOn(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!next || next.breaks) return false
  return LEADS_ON.has(next.lower) || (next.pos === 'NOUN' && !isTimeWord(next.lower))
}
