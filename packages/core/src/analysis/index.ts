export { type Analyser, loadAnalyser } from './analyser.ts'
export type { Analysis, Degree, Feeling, Named, Person, Sentence, Theme } from './analysis.ts'
export { evaluations } from './feelings/evaluations.ts'
export {
  type EmotionName,
  emotionNames,
  emotionOf,
  type FeelingGroup,
  feelingGroups,
} from './feelings/groups.ts'
export { feelingWords } from './feelings/lexicon.ts'
export { isNameAlone, namesAlone } from './names/name-alone.ts'
export { type Changes, changes } from './period/changes.ts'
export {
  type AnalysedEntry,
  type DayValence,
  type GatheredFeeling,
  type GatheredName,
  type GatheredPerson,
  type GatheredTheme,
  gather,
  type Period,
} from './period/gather.ts'
export { type PartOfDay, type WritingHabits, writingHabits } from './period/writing-habits.ts'
export type { Language } from './reading/language.ts'
