import { glad } from './lexicon-glad.ts'
import { hard } from './lexicon-hard.ts'
import { byWord, type NamedFeeling } from './word-list.ts'

/** What feeling a word names, wherever it stands. */
export const feelingWords: ReadonlyMap<string, NamedFeeling> = /* @__PURE__ */ byWord([
  ...glad,
  ...hard,
])
