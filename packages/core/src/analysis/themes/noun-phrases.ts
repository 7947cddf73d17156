import { feelingWords } from '../feelings/lexicon.ts'
import { givenNames } from '../names/given-names.ts'
import { isKin, isKinAsName } from '../names/kin.ts'
import { knownPlaces } from '../names/known-places.ts'
import { type ReadSentence, type Token, wordAt } from '../reading/token.ts'
import { isEmptyAdjective, isGeneric } from './generic-words.ts'
import { matterKey } from './same-matter.ts'

/** A noun phrase that names a theme. */
export interface NounPhrase {
  readonly phrase: string
  readonly key: string
  /** The base forms of its content words. */
  readonly lemmas: readonly string[]
  readonly sentence: number
  readonly from: number
  readonly to: number
}

const OWNERS = /^(?:my|our|his|her|their|your)$/
/** Prepositions that link a second noun phrase: `the move to Leeds`, `the talk with Tom`. */
const TIES = /^(?:to|of|with|in|at|for|from|about|on)$/
const MAX_PHRASE_WORDS = 7

/** The noun phrases of a sentence, in order. */
export function nounPhrases(sentence: ReadSentence): NounPhrase[] {
  const found: NounPhrase[] = []
  const { tokens } = sentence
  for (let at = 0; at < tokens.length; at++) {
    const end = endOfGroup(tokens, at)
    if (end === undefined) continue
    const whole = withTie(tokens, end)
    const phrase = phraseOf(sentence, at, whole, end) ?? phraseOf(sentence, at, end, end)
    if (phrase) found.push(phrase)
    at = (phrase?.to ?? end) - 1
  }
  return found
}

/** The end of the noun phrase that begins here. */
function endOfGroup(tokens: readonly Token[], from: number): number | undefined {
  let end: number | undefined
  for (let at = from; at < Math.min(tokens.length, from + MAX_PHRASE_WORDS); at++) {
    const token = tokens[at]
    if (!token || (at > from && !token.close)) break
    if (isNoun(token)) end = at + 1
    else if (!belongs(token, at === from)) break
    // Only `'s` may be between two nouns; an adjective after a noun begins another phrase.
    else if (end !== undefined && token.lower !== "'s" && tokens[at - 1]?.lower !== "'s") break
  }
  return end
}

const isNoun = ({ pos, lower }: Token) =>
  (pos === 'NOUN' || pos === 'PROPN') && lower.length > 1 && !lower.startsWith("'")

function belongs({ pos, lower }: Token, isFirst: boolean): boolean {
  if (lower === "'s") return !isFirst && pos === 'PART'
  if (OWNERS.test(lower)) return isFirst
  return (pos === 'ADJ' && !feelingWords.has(lower)) || (isFirst && pos === 'DET')
}

/** The end including a linked second phrase, if there is one. */
function withTie(tokens: readonly Token[], end: number): number {
  const tie = tokens[end]
  if (isSomebody(wordAt(tokens, end - 1))) return end
  if (!tie?.close || !TIES.test(tie.lower) || !tokens[end + 1]?.close) return end
  return endOfGroup(tokens, end + 1) ?? end
}

const isSomebody = (lower: string) => isKin(lower) || givenNames.has(lower)

function phraseOf(
  sentence: ReadSentence,
  from: number,
  to: number,
  headEnd: number,
): NounPhrase | undefined {
  const { tokens } = sentence
  const words = tokens.slice(from, to).filter(isTelling)
  const head = tokens.slice(from, headEnd).findLast(isNoun)
  const telling = words.filter(isNoun)
  if (!head || telling.length === 0) return undefined
  if (
    to > headEnd &&
    (isGeneric(head.lower) ||
      head.lower === 'work' ||
      !tokens.slice(headEnd, to).some((token) => isNoun(token) && !isGeneric(token.lower)))
  )
    return undefined
  const first = tokens.slice(from, to).findIndex((token) => keepsInFront(token, to > headEnd))
  const lemmas = words.map(({ lemma }) => lemma)
  const main = isGeneric(head.lower) ? (telling.at(-1) ?? head) : head
  return {
    phrase: shown(sentence, from + Math.max(0, first), to),
    key: matterKey(main.lemma, lemmas),
    lemmas,
    sentence: sentence.index,
    from,
    to,
  }
}

function isTelling(token: Token): boolean {
  if (isNoun(token)) return !isGeneric(token.lower) && !isGeneric(token.lemma)
  return token.pos === 'ADJ' && !isEmptyAdjective(token.lower)
}

function keepsInFront({ pos, lower }: Token, isTied: boolean): boolean {
  if (pos === 'DET') return isTied && lower === 'the'
  return pos !== 'ADJ' || !isEmptyAdjective(lower)
}

/** The words as written, but without a capital that only starts a sentence. */
function shown({ text, start, tokens }: ReadSentence, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last) return ''
  const words = text.slice(first.start - start, last.end - start).replace(/\s+/g, ' ')
  return from === 0 && !keepsCapital(first) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

const keepsCapital = ({ pos, lower }: Token) =>
  pos === 'PROPN' || isKinAsName(lower) || givenNames.has(lower) || knownPlaces.has(lower)
