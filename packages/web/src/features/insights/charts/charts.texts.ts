import type { ChartEmotion, Unit } from '@daywell/core/charts'
import { catalogue } from '#kit/texts/catalogue.ts'

const number = new Intl.NumberFormat('en-US')
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
    here: 'These charts are made on this device. Nothing is sent.',
    range: {
      label: 'Date range',
      month: '30 days',
      quarter: '3 months',
      year: '1 year',
      all: 'All',
      from: 'From',
      to: 'To',
      wrong: 'The start date must be on or before the end date.',
    },
    reading: (all: number) => `Analyzing ${entries(all)}…`,
    done: (done: number, all: number) => `Analyzed ${number.format(done)} of ${entries(all)}`,
    failed: 'We couldn’t analyze your entries. Here’s what we can show without that.',
    again: 'Try again',
    later: 'We’ll show this once we’ve analyzed your entries.',
    notRead: 'We can’t show this until we’ve analyzed your entries.',
    table: 'Show as a table',
    tableOf: (chart: string) => `${chart} as a table`,
    points: (chart: string) =>
      `${chart}. Use the arrow keys to move between points and Enter to open their entries.`,
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
      note: (unit: string) => `Each dot is an entry; the line is the average per ${unit}`,
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
      title: (unit: string) => `Words per ${unit}`,
      note: 'Every word in every entry',
      average: 'average',
      point: (name: string, count: number, of: number) =>
        `${name}: ${words(count)}, ${entries(of)}`,
    },
    themes: {
      title: 'Rising and falling themes',
      note: 'Number of entries mentioning each theme, fastest-rising first',
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
      note: 'Bigger dot = more entries. Outlined = fewer than 3.',
    },
    hour: {
      title: 'Feelings by hour',
      note: 'By the hour you started an entry. Outlined = fewer than 3.',
    },
    feeling: 'Feeling',
    cell: (emotion: string, name: string, count: number, all: number) =>
      `${emotion}, ${name}: ${number.format(count)} of ${entries(all)}`,
    behind: {
      close: 'Close',
      more: (count: number, all: number) =>
        `Show ${number.format(count)} more of ${number.format(all)}`,
      chosen: (mood: string) => `You set the mood to ${mood}, so the charts use that.`,
      sentences: 'All sentences',
      gone: 'These entries are no longer on this device.',
    },
    correction: {
      reads: (names: string) => `reads as ${names}`,
      nothing: 'no feeling detected',
      open: 'Not right?',
      legend: 'What did you feel?',
      none: 'None of these',
      where: 'Saved on this device.',
      whereToo: 'Saved on this device, and on the server as part of this entry.',
      save: 'Save',
      cancel: 'Cancel',
      kept: 'Saved. We’ve updated the charts.',
      full: 'There’s no space left on this device to save this.',
    },
  },
})
