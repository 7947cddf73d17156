import type { Named, Theme } from '../analysis.ts'
import { feelingWords } from '../feelings/lexicon.ts'
import { isKin } from '../names/kin.ts'
import { isNeverName } from '../names/not-names.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { byMatter, type Matter } from './same-matter.ts'

const MAX_THEMES = 12
/** Below this share of the weightiest theme, it's a passing mention. */
const MIN_WEIGHT_SHARE = 0.2

/** The themes of a text, merged, the weightiest first. */
export function themesOf(phrases: readonly NounPhrase[], names: readonly Named[]): Theme[] {
  const named = new Set(names.flatMap(({ key }) => key.split(' ')))
  const isName = (lemma: string) =>
    named.has(lemma) || isKin(lemma) || isNeverName(lemma) || isMereFeeling(lemma)
  const merged = byMatter(phrases.filter(({ lemmas }) => !lemmas.every(isName)))
  const themes = merged.map(asTheme).sort((a, b) => b.weight - a.weight)
  const heaviest = Math.max(...themes.slice(0, 1).map(({ weight }) => weight))
  return themes.filter(({ weight }) => weight >= heaviest * MIN_WEIGHT_SHARE).slice(0, MAX_THEMES)
}

/** Feelings aren't themes, except for those that last. */
const LASTING = /^(?:anxiety|depression|grief|burnout|loneliness|jealousy|stress|confidence|panic)$/
const isMereFeeling = (lemma: string) => feelingWords.has(lemma) && !LASTING.test(lemma)

function asTheme({ fullest, all }: Matter<NounPhrase>): Theme {
  const sentences = [...new Set(all.map(({ sentence }) => sentence))].sort((a, b) => a - b)
  const richness = Math.min(3, fullest.lemmas.length)
  const weight = Math.round((sentences.length + all.length / 4) * (0.8 + richness / 5) * 100) / 100
  return { phrase: fullest.phrase, key: fullest.key, weight, sentences }
}
