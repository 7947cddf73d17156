import { catalogue } from '#kit/texts/catalogue.ts'

const number = new Intl.NumberFormat('en-GB')
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`
const days = (count: number) => counted(count, 'day', 'days')
const entries = (count: number) => counted(count, 'entry', 'entries')
const words = (count: number) => counted(count, 'word', 'words')

export const habitTexts = catalogue({
  en: {
    title: 'Your writing',
    close: 'Close',
    counting: 'Counting your days…',
    notFetched: {
      title: 'Your entries are not all here yet',
      words:
        'Your days are counted once the server has sent them. It is tried again by itself, and you can write meanwhile.',
      retry: 'Try again',
    },
    days,
    entries,
    words,
    streak: (count: number) => `${number.format(count)}-day streak`,
    noStreak: 'No streak at the moment',
    week: (current: number, target: number) => `${current} of ${target} this week`,
    weekDays: (current: number, target: number) =>
      `${current} of the ${target} days that you want to write on, since Sunday`,
    weekReached: (current: number, target: number) =>
      `${days(current)} since Sunday: your goal of ${target} is reached`,
    wroteOn: (day: string) => `${day}: written`,
    notYetOn: (day: string) => `${day}: not written`,
    why: {
      wroteToday: 'You wrote today.',
      wroteUntilToday: (count: number, first: string) =>
        `You wrote on each of the last ${days(count)}, from ${first} to today.`,
      wroteYesterday: 'You wrote yesterday.',
      wroteUntilYesterday: (count: number, first: string) =>
        `You wrote on each of the last ${days(count)}, from ${first} to yesterday.`,
      wroteUntil: (count: number, first: string, last: string) =>
        count === 1
          ? `You wrote on ${last}.`
          : `You wrote on ${days(count)} in a row, from ${first} to ${last}.`,
      open: 'Today is not written yet; the streak holds until midnight.',
      aheadAlone:
        'That day is still to come here: you wrote further east, or by a clock that was ahead.',
      ahead: (count: number) =>
        count === 1
          ? 'One of these days is still to come here: you wrote further east, or by a clock that was ahead.'
          : `${count} of these days are still to come here: you wrote further east, or by a clock that was ahead.`,
      once: 'Several entries on one day count once.',
      missed: (day: string) => `It is not longer because this device has no entry of ${day}.`,
      ended: (count: number, last: string, ago: number) =>
        `You last wrote on ${last}, ${days(ago)} ago: the end of a streak of ${days(count)}.`,
      begin: 'An entry today begins a new one.',
    },
    longest: 'Longest streak',
    milestones: 'Milestones',
    reached: (count: number) => `${days(count)}: reached`,
    ahead: (count: number) => `${days(count)}: still ahead`,
    next: (count: number, left: number) =>
      `${left} more ${left === 1 ? 'day' : 'days'} to ${count}`,
    allReached: 'This streak has passed them all',
    goal: 'Words in an entry',
    goalOf: (average: number, target: number) => `${number.format(average)} of ${words(target)}`,
    goalHint: 'on average since Sunday, against your goal',
    goalNone: (target: number) => `Your goal is ${words(target)}`,
    goalNoneHint: 'nothing since Sunday yet',
    year: {
      title: 'A year of writing',
      earlier: 'Earlier year',
      later: 'Later year',
      earlierMonth: 'Earlier month',
      laterMonth: 'Later month',
      last: 'Last 12 months',
      map: 'Days of the year. Arrow keys go from day to day.',
      less: 'less',
      more: 'more words',
      day: (day: string, count: number, sum: number) =>
        count === 0 ? `${day}: nothing` : `${day}: ${entries(count)}, ${words(sum)}`,
      readingNone: 'No day of this year has an entry here.',
      ahead: (count: number) =>
        `${entries(count)} ${count === 1 ? 'is' : 'are'} dated after today.`,
      reading: (count: number, of: number, sum: number) =>
        `You wrote on ${number.format(count)} of ${days(of)}, ${words(sum)} in all`,
      fullest: (month: string, count: number) => `most often in ${month}, on ${days(count)}.`,
      table: 'The same by month',
      columns: { month: 'Month', days: 'Days written', entries: 'Entries', words: 'Words' },
    },
    dayHeading: (day: string, count: number) =>
      count === 0 ? `Nothing here from ${day}` : `${day}, ${entries(count)}`,
    onThisDay: {
      title: 'On this day',
      none: 'Nothing was written on this day in an earlier year.',
      yearsAgo: (count: number) => (count === 1 ? 'A year ago' : `${count} years ago`),
      note: (ago: string, title: string) => `${ago} on this day: ${title}`,
      more: (count: number) => `and ${count} more`,
    },
    empty: {
      title: 'Your first day is still ahead',
      words:
        'Each day that you write on is counted here, and each is a square in your year. One sentence is enough.',
      action: 'Write today',
    },
    celebrated: {
      3: { short: 'Three in a row', aloud: 'Three days in a row. It begins like this.' },
      7: { short: 'A whole week', aloud: 'Seven days in a row: a whole week.' },
      14: { short: 'Two weeks', aloud: 'Fourteen days in a row: two whole weeks.' },
      30: { short: 'Thirty days', aloud: 'Thirty days in a row: a month of pages.' },
      60: { short: 'Sixty days', aloud: 'Sixty days in a row.' },
      100: { short: '100 days', aloud: 'One hundred days in a row.' },
    },
  },
})
