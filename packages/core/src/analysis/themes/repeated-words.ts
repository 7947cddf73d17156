import { isTellingWord } from '#journal/index.ts'
import type { Theme } from '../analysis.ts'
import type { Language } from '../reading/language.ts'
import type { Span } from '../reading/sentences.ts'
import { wordsInPlace } from '../reading/words-in-place.ts'
import { isSmallWord } from './small-words.ts'

const MAX_THEMES = 12
const MAX_WORDS = 50_000
const KANJI = /^\p{sc=Han}$/u

interface Uses {
  readonly shown: string
  readonly sentences: Set<number>
  times: number
}

/** Themes by repeated words; in a short text, once is enough. */
export function repeatedWords(text: string, spans: readonly Span[], language: Language): Theme[] {
  const uses = new Map<string, Uses>()
  // Many Japanese nouns are one character: a garden, a river, a sister.
  const isJapanese = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
  const tells = (lower: string) => isTellingWord(lower) || (isJapanese && KANJI.test(lower))
  let looked = 0
  for (const [index, { start, end }] of spans.entries()) {
    if (looked > MAX_WORDS) break
    for (const { text: shown, lower } of wordsInPlace(text.slice(start, end), start)) {
      looked += 1
      if (!tells(lower) || isSmallWord(lower, language)) continue
      const known = uses.get(lower) ?? { shown, sentences: new Set(), times: 0 }
      uses.set(lower, known)
      known.sentences.add(index)
      known.times += 1
    }
  }
  return themesOf(uses)
}

function themesOf(uses: ReadonlyMap<string, Uses>): Theme[] {
  const some = [...uses].sort(([, a], [, b]) => b.times - a.times)
  const most = some[0]?.[1].times ?? 0
  return some
    .filter(([, { times }]) => times >= Math.min(2, most))
    .slice(0, MAX_THEMES)
    .map(([key, { shown, times, sentences }]) => ({
      phrase: shown,
      key,
      weight: times,
      sentences: [...sentences],
    }))
}
