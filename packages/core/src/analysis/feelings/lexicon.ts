import { glad } from './lexicon-glad.ts'
import { hard } from './lexicon-hard.ts'
import { byWord, type NamedFeeling } from './word-list.ts'

/** The feeling that a word names in any position. */
export const feelingWords: ReadonlyMap<string, NamedFeeling> = /* @__PURE__ */ byWord([
  ...glad,
  ...hard,
])
