import { unstretch } from '../reading/drawn-out.ts'
import { type Token, wordAt } from '../reading/token.ts'
import { feelingWords } from './lexicon.ts'
import { afterBe, stateWords } from './lexicon-states.ts'
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

/** Feeling words in compound nouns, which name a thing: a `love letter`. */
const NAMED_THINGS: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ['love', /^(?:life|story|stories|(?:letter|song|poem|scene|triangle|bird|seat|handle)s?)$/],
  ['loved', /^ones?$/],
  ['hate', /^(?:mail|speech|crimes?)$/],
  ['horror', /^(?:story|stories|films?|movies?|shows?|novels?)$/],
  ['happy', /^(?:hours?|birthday|meals?)$/],
  ['anger', /^management$/],
  ['panic', /^(?:button|room)s?$/],
  ['joy', /^(?:ride|stick|con)s?$/],
  ['pride', /^(?:parade|month|march|flag|week)s?$/],
  ['stress', /^(?:ball|test|fracture)s?$/],
])
/** `I love letters` does express a feeling. */
const FEELING_VERB_BEFORE =
  /^(?:i|we|you|they|do|does|did|to|not|really|just|also|still|always|will|would|who)$/
/** Feeling words that are also given names; a capital alone, as in `a Frustrating day`, isn't enough. */
const FEELINGS_AS_NAMES = /^(?:joy|hope|happy|calm|pride|bliss|merry|serenity|felicity|mercy)$/
const CAPITAL = /^\p{Lu}\p{Ll}+$/u
/** Feelings are often capitalized: `I felt Happy`. */
const FEELING_BEFORE = /^(?:feel|feels|felt|feeling|am|'m|’m|was|were|been|very|really|quite|such)$/
const PERSON_DOES = /^(?:said|says|told|asked|called|texted|messaged|rang|phoned|laughed|smiled)$/

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

/** Whether a word that can name a feeling is part of the name of a thing or a person. */
function isNoFeeling(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return false
  const isThing = next?.close && NAMED_THINGS.get(token.lower)?.test(next.lower)
  if (isThing) return !FEELING_VERB_BEFORE.test(wordAt(tokens, at - 1))
  if (!CAPITAL.test(token.text) || !FEELINGS_AS_NAMES.test(token.lower)) return false
  // `Hope called`. Any other word at the start of a sentence is capitalized for that.
  if (at === 0 || token.breaks) return PERSON_DOES.test(wordAt(tokens, at + 1))
  return !FEELING_BEFORE.test(wordAt(tokens, at - 1)) && !isTitled(tokens)
}

/** In Title Case, capitals don't mark names. */
function isTitled(tokens: readonly Token[]): boolean {
  const rest = tokens.slice(1).filter(({ lower }) => lower !== 'i')
  return rest.filter(({ text }) => CAPITAL.test(text)).length * 2 > rest.length
}
