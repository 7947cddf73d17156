import type { DayCell, WritingYear } from '@daywell/core/habit'
import { monthName } from '../days-in-words.ts'
import type { habitTexts } from '../habit.texts.ts'

type Texts = (typeof habitTexts)['en']['year']

/** A year in one sentence. Future days don't count as days without an entry. */
export function yearInWords(year: WritingYear, today: string, texts: Texts): string {
  const cells = year.weeks.flat().filter((cell) => cell !== null)
  const past = cells.filter(({ day }) => day <= today)
  const ahead = sum(cells, 'entries') - sum(past, 'entries')
  const sentences = [past.length > 0 && soFar(past, texts), ahead > 0 && texts.ahead(ahead)]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

function soFar(past: readonly DayCell[], texts: Texts): string {
  const written = past.filter(({ entries }) => entries > 0)
  if (written.length === 0) return texts.readingNone
  const months = [...Map.groupBy(written, ({ day }) => day.slice(0, 7))]
  const [month, days] = months.reduce((most, one) => (one[1].length > most[1].length ? one : most))
  const reading = texts.reading(written.length, past.length, sum(written, 'words'))
  return `${reading}, ${texts.fullest(monthName(month).replace(' ', '\u00a0'), days.length)}`
}

function sum(cells: readonly DayCell[], what: 'entries' | 'words'): number {
  return cells.reduce((total, cell) => total + cell[what], 0)
}
