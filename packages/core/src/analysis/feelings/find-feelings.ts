import type { Feeling } from '../analysis.ts'
import type { ReadSentence, Token } from '../reading/token.ts'
import { isAsserted } from './certainty.ts'
import { type Clauses, clausesOf } from './clauses.ts'
import { degreeOf } from './degree.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { denialOf } from './negation.ts'
import { feelingValence } from './valence.ts'
import { whoseIs } from './whose.ts'

/** Finds feelings in a sentence: by the lexicon, or by a trained model. */
export type FindFeelings = (sentence: ReadSentence) => Feeling[]

/** The feelings that a sentence names, by the lexicon. */
export const findFeelings: FindFeelings = (sentence) => {
  const clauses = clausesOf(sentence.tokens)
  const isYesNo = asksYesOrNo(sentence)
  return mentionsIn(sentence.tokens)
    .filter((mention) => isAsserted(clauses, mention, isYesNo))
    .map((mention) => feelingOf(sentence, clauses, mention))
}

const HEDGES: readonly (readonly string[])[] = [
  ['i', 'guess'],
  ['i', 'suppose'],
  ['or', 'something'],
  ['more', 'or', 'less'],
  ['all', 'things', 'considered'],
  ['in', 'a', 'way'],
]

/** Maximum words between a hedge and what it weakens: `I guess I am lonely`. */
const MAX_WORDS_BEFORE_HEDGED = 3

function feelingOf(sentence: ReadSentence, clauses: Clauses, mention: Mention): Feeling {
  const { tokens } = clauses
  const { group } = mention
  const measured = degreeOf(tokens, mention)
  const denial = denialOf(clauses, mention.from)
  const negated = mention.hedged ? false : denial.negated !== measured.lessened
  const atAll = negated && isAtAll(tokens, mention)
  const degree = degreeWithDenial(measured.degree, { ...denial, negated, atAll })
  const hedged = mention.hedged || isHedged(tokens, mention.from, mention.to)
  const first = wholeWordAt(tokens, Math.min(measured.from, negated ? denial.from : mention.from))
  const last = tokens[mention.to - 1]
  const start = first?.start ?? sentence.start
  const end = last?.end ?? sentence.end
  return {
    word: textBetween(sentence, tokens[mention.from]?.start ?? start, end).toLowerCase(),
    said: textBetween(sentence, start, end),
    group,
    degree,
    negated,
    hedged,
    whose: whoseIs(clauses, mention),
    valence: feelingValence({ group, degree, negated, hedged }, mention.hedged),
    sentence: sentence.index,
    start,
    end,
  }
}

/** The start of a contraction: all of `wasn't`, not only `n't`. */
function wholeWordAt(tokens: readonly Token[], at: number): Token | undefined {
  const before = tokens[at - 1]
  return before && before.end === tokens[at]?.start ? before : tokens[at]
}

/** `not very happy` is less than `not happy`, `never so happy` more than `happy`. */
function degreeWithDenial(
  degree: Feeling['degree'],
  { negated, heightened, atAll }: { negated: boolean; heightened: boolean; atAll: boolean },
): Feeling['degree'] {
  if (heightened || atAll) return 'strong'
  return negated && degree === 'strong' ? 'slight' : degree
}

/** `not at all happy`, `not happy at all`. */
function isAtAll(tokens: readonly Token[], { from, to }: Mention): boolean {
  return [from - 2, to].some((at) => tokens[at]?.lower === 'at' && tokens[at + 1]?.lower === 'all')
}

function textBetween({ text, start }: ReadSentence, from: number, to: number): string {
  return text.slice(from - start, to - start)
}

/** `Am I happy?` asserts nothing; `Why am I so sad?` does. */
function asksYesOrNo({ text, tokens }: ReadSentence): boolean {
  const [first] = tokens
  return /\?["'”’)]*$/.test(text) && /^(?:AUX)$/.test(first?.pos ?? '')
}

/** Whether a statement is hedged right after it, or shortly before. */
function isHedged(tokens: readonly Token[], from: number, to: number): boolean {
  return HEDGES.some((hedge) => {
    if (stands(tokens, hedge, to)) return true
    for (let between = 0; between <= MAX_WORDS_BEFORE_HEDGED; between++)
      if (stands(tokens, hedge, from - between - hedge.length)) return true
    return false
  })
}

function stands(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  return words.every((word, index) => tokens[at + index]?.lower === word)
}
