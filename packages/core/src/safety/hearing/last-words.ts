import type { Found } from '../matching/matcher.ts'
import type { Word } from '../reading/words.ts'
import type { Concern } from '../verdict.ts'

/** As far as the next sentence is read, in words. */
const MAX_SENTENCE_WORDS = 40

/** Last words as alarms, but not those that an ordinary evening follows: `Love you all. Beers on me.` */
export function soundingFinal(
  lastWords: readonly Found<unknown>[],
  light: readonly Found<unknown>[],
  words: readonly Word[],
): Found<Concern>[] {
  const lightAt = new Set(light.map(({ from }) => from))
  return lastWords
    .filter(({ to }) => !isLightSentence(words, to, lightAt))
    .map(({ from, to }) => ({ meaning: 'self', from, to }))
}

function isLightSentence(words: readonly Word[], from: number, lightAt: ReadonlySet<number>) {
  for (let at = from; at < Math.min(words.length, from + MAX_SENTENCE_WORDS); at++) {
    if (at > from && words[at]?.before !== 'none') return false
    if (lightAt.has(at)) return true
  }
  return false
}
