import { mayHaveMarks, plainText, readableText, unstruckText } from '#markdown/index.ts'
import { addUp } from './hearing/adding-up.ts'
import { heardIn } from './hearing/heard.ts'
import { soundingFinal } from './hearing/last-words.ts'
import { surroundingsOf } from './hearing/surroundings.ts'
import type { Found, Work } from './matching/matcher.ts'
import { HINTS, type HintKind } from './phrases/hints.ts'
import { type Meaning, phrases } from './phrases/phrases.ts'
import { unspaced } from './phrases/unspaced.ts'
import { plainLetters } from './reading/letters.ts'
import { readWords } from './reading/words.ts'
import { CONCERNS, type Concern, type Verdict, verdictOf } from './verdict.ts'

/**
 * Whether a text speaks of self-harm or danger, and whose. Deterministic, and linear in the length
 * of the text.
 */
export function safetyOf(text: string, work: Work = { steps: 0 }): Verdict {
  const heard = waysToRead(text).flatMap((way) => [...concernsIn(way, work)])
  return verdictOf(new Set(heard))
}

/**
 * A text with marks as it was typed, as it's shown, and as it's quoted, without what is struck out
 * and with its blocks apart: formatting must not hide a phrase, nor may striking out a word make one
 * that no one has heard.
 */
function waysToRead(text: string): string[] {
  if (!mayHaveMarks(text)) return [text]
  return [...new Set([text, plainText(text), unstruckText(text), readableText(text)])]
}

function concernsIn(text: string, work: Work): Set<Concern> {
  const matcher = phrases()
  const words = readWords(text, (word) => matcher.knows(word))
  const found = [...matcher.find(words, work)]
  const around = surroundingsOf(words, found.filter(isFrame))
  const final = soundingFinal(found.filter(isLast), found.filter(isLight), words)
  const alarms = [...found.filter(isAlarm), ...final]
  const heard = heardIn(words, alarms, found.filter(isCalm), around)
  if (addUp(found.filter(isHint), around)) heard.add('self')
  for (const concern of inUnspaced(text)) heard.add(concern)
  return heard
}

type Any = Found<Meaning>

const isOf =
  <M extends Meaning>(meanings: readonly M[]) =>
  (found: Any): found is Found<M> =>
    (meanings as readonly Meaning[]).includes(found.meaning)

const isAlarm = isOf(CONCERNS)
const isFrame = isOf(['dream', 'story', 'echo'])
const isCalm = isOf(['harmless'])
const isLast = isOf(['last-words'])
const isLight = isOf(['light'])
const isHint = isOf(Object.keys(HINTS) as HintKind[])

const HAS_UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

function inUnspaced(text: string) {
  if (!HAS_UNSPACED.test(text)) return []
  const letters = plainLetters(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}。！？]+/gu, '')
  const [first] = unspaced.filter(([, phrase]) => phrase.test(letters))
  return first ? [first[0]] : []
}
