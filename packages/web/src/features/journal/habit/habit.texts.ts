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
    counting: 'Counting your writing days…',
    notFetched: {
      title: 'We couldn’t load your entries',
      words: 'We’ll count your writing days once your entries load. You can keep writing.',
      retry: 'Try again',
    },
    days,
    entries,
    words,
    streak: (count: number) => `${number.format(count)}-day streak`,
    noStreak: 'No streak right now',
    week: (current: number, target: number) => `${current} of ${target} this week`,
    weekDays: (current: number, target: number) => `${current} of ${target} days this week`,
    weekReached: (current: number, target: number) =>
      `You wrote ${days(current)} this week and hit your goal of ${target}`,
    wroteOn: (day: string) => `${day}: you wrote`,
    notYetOn: (day: string) => `${day}: nothing yet`,
    why: {
      wroteToday: 'You wrote today.',
      wroteUntilToday: (count: number, first: string) =>
        `You’ve written every day since ${first}, ${days(count)} in a row.`,
      wroteYesterday: 'You wrote yesterday.',
      wroteUntilYesterday: (count: number, first: string) =>
        `You wrote every day from ${first} to yesterday, ${days(count)} in a row.`,
      wroteUntil: (count: number, first: string, last: string) =>
        count === 1
          ? `You wrote on ${last}.`
          : `You wrote ${days(count)} in a row, from ${first} to ${last}.`,
      open: 'Write by midnight to keep your streak.',
      aheadAlone: 'That day hasn’t started in your time zone yet.',
      ahead: (count: number) =>
        count === 1
          ? 'One of them hasn’t started in your time zone yet.'
          : `${count} of them haven’t started in your time zone yet.`,
      once: 'Multiple entries on the same day count once.',
      missed: (day: string) =>
        `There’s no entry for ${day} on this device, so your streak starts the day after.`,
      ended: (count: number, last: string, ago: number) =>
        `Your last streak of ${days(count)} ended on ${last}, ${days(ago)} ago.`,
      begin: 'Write today to start a new one.',
    },
    longest: 'Longest streak',
    milestones: 'Milestones',
    reached: (count: number) => `${days(count)}: reached`,
    ahead: (count: number) => `${days(count)}: not yet`,
    next: (count: number, left: number) =>
      `${left} more ${left === 1 ? 'day' : 'days'} to reach ${count}`,
    allReached: 'You’ve reached them all',
    goal: 'Words per entry',
    goalOf: (average: number, target: number) => `${number.format(average)} of ${words(target)}`,
    goalHint: 'this week’s average vs. your goal',
    goalNone: (target: number) => `Your goal is ${words(target)}`,
    goalNoneHint: 'nothing yet this week',
    year: {
      title: 'A year of writing',
      earlier: 'Previous year',
      later: 'Next year',
      earlierMonth: 'Previous month',
      laterMonth: 'Next month',
      last: 'Last 12 months',
      map: 'Days of the year. Use the arrow keys to move between days.',
      less: 'less',
      more: 'more words',
      day: (day: string, count: number, sum: number) =>
        count === 0 ? `${day}: nothing` : `${day}: ${entries(count)}, ${words(sum)}`,
      readingNone: 'No entries this year.',
      ahead: (count: number) =>
        `${entries(count)} ${count === 1 ? 'is' : 'are'} dated after today.`,
      reading: (count: number, of: number, sum: number) =>
        `You wrote on ${number.format(count)} of ${days(of)}, ${words(sum)} in all`,
      fullest: (month: string, count: number) => `most often in ${month} (${days(count)}).`,
      table: 'By month',
      columns: { month: 'Month', days: 'Days written', entries: 'Entries', words: 'Words' },
    },
    dayHeading: (day: string, count: number) =>
      count === 0 ? `No entries on ${day}` : `${day}, ${entries(count)}`,
    onThisDay: {
      title: 'On this day',
      none: 'You didn’t write on this day in past years.',
      yearsAgo: (count: number) => (count === 1 ? 'A year ago' : `${count} years ago`),
      note: (ago: string, title: string) => `${ago} on this day: ${title}`,
      more: (count: number) => `and ${count} more`,
    },
    empty: {
      title: 'No entries yet',
      words: 'Every day you write fills a square. One sentence is enough.',
      action: 'Write today',
    },
    celebrated: {
      3: { short: 'Three in a row', aloud: 'Three days in a row. Nice start.' },
      7: { short: 'A whole week', aloud: 'Seven days in a row: a whole week.' },
      14: { short: 'Two weeks', aloud: 'Fourteen days in a row: two whole weeks.' },
      30: { short: 'Thirty days', aloud: 'Thirty days in a row: a whole month.' },
      60: { short: 'Sixty days', aloud: 'Sixty days in a row.' },
      100: { short: '100 days', aloud: 'One hundred days in a row.' },
    },
  },
})
