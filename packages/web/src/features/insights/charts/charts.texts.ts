import type { ChartEmotion, Unit } from '@daywell/core/charts'
import { catalogue } from '#kit/texts/catalogue.ts'

const number = new Intl.NumberFormat('en-GB')
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`
const entries = (count: number) => counted(count, 'entry', 'entries')
const words = (count: number) => counted(count, 'word', 'words')

const emotions: Readonly<Record<ChartEmotion, string>> = {
  joy: 'joy',
  calm: 'calm',
  surprise: 'surprise',
  fear: 'fear',
  anger: 'anger',
  disgust: 'disgust',
  sadness: 'sadness',
}
const units: Readonly<Record<Unit, string>> = {
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
}

export const chartsTexts = catalogue({
  en: {
    title: 'Over time',
    number: (value: number) => number.format(value),
    entries,
    words,
    emotions,
    units,
    here: 'Counted and read on this device. No word of yours leaves it for these charts.',
    range: {
      label: 'Which days',
      month: '30 days',
      quarter: '3 months',
      year: 'A year',
      all: 'All',
      from: 'From',
      to: 'To',
      wrong: 'The first day must not come after the last.',
    },
    reading: (all: number) => `Reading ${entries(all)}…`,
    done: (done: number, all: number) => `Read ${number.format(done)} of ${entries(all)}`,
    failed: 'Your entries could not be read for these charts. What can be counted is shown.',
    again: 'Read again',
    later: 'This shows once your entries are read.',
    notRead: 'For this your entries have to be read.',
    table: 'Show as a table',
    tableOf: (chart: string) => `${chart} as a table`,
    points: (chart: string) =>
      `${chart}. Arrow keys go from point to point, Enter opens its entries.`,
    year: {
      title: 'A year of writing',
      less: 'less',
      more: 'more words',
      note: (first: string, last: string) => `${first} to ${last}`,
      month: 'Month',
      days: 'Days',
      words: 'Words',
    },
    mood: {
      title: 'Mood over time',
      note: (unit: string) => `Each dot an entry, the line the mean of a ${unit}`,
      good: 'good',
      between: 'in between',
      hard: 'hard',
      best: 'best',
      hardest: 'hardest',
      point: (name: string, mood: string, count: number) => `${name}: ${mood}, ${entries(count)}`,
      when: 'When',
      mood: 'Mood',
      entries: 'Entries',
    },
    perWeek: {
      title: (unit: string) => `Words a ${unit}`,
      note: 'Every word you wrote, entry by entry',
      average: 'average',
      point: (name: string, count: number, of: number) =>
        `${name}: ${words(count)}, ${entries(of)}`,
    },
    themes: {
      title: 'Themes, rising and falling',
      note: 'In how many entries they come up; what rose most by share stands first',
      point: (phrase: string, name: string, count: number) =>
        `“${phrase}”, ${name}: ${entries(count)}`,
      theme: 'Theme',
      halves: 'first half → second',
      before: 'First half',
      after: 'Second half',
      of: (count: number, all: number) => `${number.format(count)} of ${number.format(all)}`,
    },
    weekday: {
      title: 'Feelings by weekday',
      note: 'The larger, the more entries of that day have it; outlined where there are fewer than 3',
    },
    hour: {
      title: 'Feelings by hour',
      note: 'By when an entry was begun; outlined where there are fewer than 3',
    },
    feeling: 'Feeling',
    cell: (emotion: string, name: string, count: number, all: number) =>
      `${emotion}, ${name}: ${number.format(count)} of ${entries(all)}`,
    behind: {
      close: 'Close',
      more: (count: number, all: number) =>
        `Show ${number.format(count)} more of ${number.format(all)}`,
      chosen: (mood: string) => `Mood you chose: ${mood}. It counts before the words.`,
      sentences: 'Every sentence',
      gone: 'These entries are not on this device any more.',
    },
    correction: {
      reads: (names: string) => `reads as ${names}`,
      nothing: 'reads as no feeling',
      open: 'Not right?',
      legend: 'What was it really?',
      none: 'None of these',
      where: 'It is kept on this device.',
      whereToo: 'It is kept on this device, and with this entry on the server.',
      save: 'Keep it so',
      cancel: 'Cancel',
      kept: 'Kept. The charts count it as you said.',
      full: 'There is no room left on this device to keep this.',
    },
  },
})
