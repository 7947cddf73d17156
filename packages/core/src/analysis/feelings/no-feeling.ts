import { type Token, wordAt } from '../reading/token.ts'

/** Feeling words in compound nouns, which name a thing: a `love letter`. */
const THINGS: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
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
const DOES = /^(?:i|we|you|they|do|does|did|to|not|really|just|also|still|always|will|would|who)$/
/** Feeling words that are also given names; a capital alone, as in `a Frustrating day`, isn't enough. */
const NAMES = /^(?:joy|hope|happy|calm|pride|bliss|merry|serenity|felicity|mercy)$/
const CAPITAL = /^\p{Lu}\p{Ll}+$/u
/** Feelings are often capitalized: `I felt Happy`. */
const FELT = /^(?:feel|feels|felt|feeling|am|'m|’m|was|were|been|very|really|quite|such)$/
const SAYS = /^(?:said|says|told|asked|called|texted|messaged|rang|phoned|laughed|smiled)$/

/** Whether a word that can name a feeling is part of the name of a thing or a person. */
export function isNoFeeling(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return false
  const isThing = next?.close && THINGS.get(token.lower)?.test(next.lower)
  if (isThing) return !DOES.test(wordAt(tokens, at - 1))
  if (!CAPITAL.test(token.text) || !NAMES.test(token.lower)) return false
  // `Hope called`. Any other word at the start of a sentence is capitalized for that.
  if (at === 0 || token.breaks) return SAYS.test(wordAt(tokens, at + 1))
  return !FELT.test(wordAt(tokens, at - 1)) && !isTitled(tokens)
}

/** In Title Case, capitals don't mark names. */
function isTitled(tokens: readonly Token[]): boolean {
  const rest = tokens.slice(1).filter(({ lower }) => lower !== 'i')
  return rest.filter(({ text }) => CAPITAL.test(text)).length * 2 > rest.length
}
