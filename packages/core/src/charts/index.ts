export {
  type ChartEntry,
  type ChartTheme,
  chartEntryOf,
  unreadEntry,
  valenceOfEntry,
} from './chart-entry.ts'
export type { ThemeMentions } from './common-themes.ts'
export { corrected, correctionKey, type SentenceCorrection, sentencePrint } from './corrections.ts'
export { type ChartEmotion, chartEmotions, type FeltSentence } from './emotions.ts'
export {
  type EmotionCell,
  type EmotionColumn,
  type EmotionRow,
  type EmotionsBy,
  emotionsByHour,
  emotionsByWeekday,
  MIN_ENTRIES_FOR_EMOTIONS,
  MIN_ENTRIES_IN_COLUMN,
} from './emotions-by.ts'
export { type FeltEntry, feltEntries } from './felt-entries.ts'
export {
  MIN_ENTRIES_FOR_MOOD,
  type MoodDot,
  type MoodOverTime,
  type MoodPoint,
  moodName,
  moodOverTime,
} from './mood-over-time.ts'
export type { Range, Span, Unit } from './range.ts'
export type { Reading } from './reading.ts'
export {
  MIN_ENTRIES_FOR_THEMES,
  type ThemeOverTime,
  type ThemesOverTime,
  themeMentions,
  themesOverTime,
} from './themes-over-time.ts'
export {
  MIN_ENTRIES_FOR_WORDS,
  type WordsOverTime,
  type WordsPoint,
  wordsPerWeek,
} from './words-per-week.ts'
export { type YearOfWriting, yearOfWriting } from './year-of-writing.ts'
