import { heardIn } from './hearing/heard.ts'
import { surroundingsOf } from './hearing/surroundings.ts'
import type { Found, Work } from './matching/matcher.ts'
import { type Meaning, phrases } from './phrases/phrases.ts'
import { unspaced } from './phrases/unspaced.ts'
import { plainLetters } from './reading/letters.ts'
import { wordsOf } from './reading/words.ts'
import type { Verdict } from './verdict.ts'
import { verdictOf } from './verdict.ts'

/**
 * Whether a text speaks of self-harm or danger, and whose. The same text gets the same verdict
 * everywhere; the work grows with its length and no faster.
 */
export function safetyOf(text: string, work: Work = { steps: 0 }): Verdict {
  const matcher = phrases()
  const words = wordsOf(text, (word) => matcher.knows(word))
  const found = [...matcher.find(words, work)]
  const alarms = found.filter((each) => isNot(each, 'harmless', 'dream', 'story'))
  const calm = found.filter((each) => is(each, 'harmless'))
  const frames = found.filter((each) => is(each, 'dream', 'story'))
  const heard = heardIn(words, alarms, calm, surroundingsOf(words, frames))
  for (const concern of inUnspaced(text)) heard.add(concern)
  return verdictOf(heard)
}

function is<M extends Meaning>(found: Found<Meaning>, ...meanings: M[]): found is Found<M> {
  return meanings.includes(found.meaning as M)
}

function isNot<M extends Meaning>(
  found: Found<Meaning>,
  ...meanings: M[]
): found is Found<Exclude<Meaning, M>> {
  return !meanings.includes(found.meaning as M)
}

const HAS_UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

function inUnspaced(text: string) {
  if (!HAS_UNSPACED.test(text)) return []
  const letters = plainLetters(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}。！？]+/gu, '')
  const [first] = unspaced.filter(([, phrase]) => phrase.test(letters))
  return first ? [first[0]] : []
}
