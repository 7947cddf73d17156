import { functionWords } from './function-words.ts'
import type { Word } from './words-in-place.ts'

/** The languages that are detected; any other is `unknown`. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'unknown'

const SPOKEN: ReadonlySet<string> = /* @__PURE__ */ new Set(['en', 'de', 'fr', 'es'])
const MAX_WORDS = 400
/** In running text, a third or more are function words; in a short note it may be one of eight. */
const SHARE = 0.12
const AHEAD = 1.15

/** The language of a tag such as `en-GB`, if it's a known one. */
export function languageOfTag(tag: string): Language {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/)
  return SPOKEN.has(primary) ? (primary as Language) : 'unknown'
}

/** Detects the language of a text by its function words. */
export function languageOf(
  words: readonly Word[],
  isEnglish: (lower: string) => boolean,
): Language {
  const looked = words.slice(0, MAX_WORDS)
  const hits = new Map<string, number>()
  for (const { lower } of looked) {
    for (const language of functionWords.get(lower) ?? [])
      hits.set(language, (hits.get(language) ?? 0) + 1)
    if (isEnglish(lower) || lower.endsWith("'s")) hits.set('en', (hits.get('en') ?? 0) + 1)
  }
  const [best, second] = [...hits].sort(([, a], [, b]) => b - a)
  if (!best || best[1] < looked.length * SHARE) return 'unknown'
  if ((hits.get('en') ?? 0) >= best[1]) return 'en'
  const isAhead = !second || best[1] >= second[1] * AHEAD
  return isAhead ? languageOfTag(best[0]) : 'unknown'
}
