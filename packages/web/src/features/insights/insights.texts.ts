import { MAX_CHOSEN_DAYS } from '@daywell/core/insights'
import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
const wasOrWere = (count: number) => (count === 1 ? 'was' : 'were')

export const insightsTexts = catalogue({
  en: {
    title: 'Journal Insights',
    advanced: 'Advanced Insights',
    active: 'Premium Features Active',
    toggles: {
      label: 'Timeframe',
      weekly: 'Weekly',
      monthly: 'Monthly',
      yearly: 'Yearly',
      days: 'Chosen days',
    },
    days: {
      label: 'Days to sum up',
      from: 'From',
      to: 'To',
      show: 'Show summary',
      problems: {
        missing: 'Choose a date',
        wrongWay: 'Choose a date on or after the first one',
        tooMany: `Choose up to ${MAX_CHOSEN_DAYS} days`,
        future: 'Choose today or an earlier day',
      },
    },
    steps: {
      weekly: { previous: 'Previous week', next: 'Next week' },
      monthly: { previous: 'Previous month', next: 'Next month' },
      yearly: { previous: 'Previous year', next: 'Next year' },
    },
    free: {
      writing: 'Your Writing',
      total: 'Total entries',
      average: 'Average words',
      activity: 'Recent Activity',
      noActivity: 'Start journaling to see your activity!',
      fetching: 'Loading your entries',
    },
    unsure: {
      what: 'We couldn’t check your subscription. Here’s what this device can show.',
      retry: 'Check again',
    },
    loading: {
      title: 'Generating Insights',
      what: 'This may take a moment',
      long: 'With many entries, this may take up to a minute',
    },
    none: {
      title: 'No Journal Entries Yet',
      what: 'Write about a few of your days, and we’ll show you what they have in common.',
      start: 'Start Journaling',
    },
    failed: { again: 'Try Again' },
    empty: {
      write: 'Write an entry',
      past: {
        weekly: 'No entries from this week.',
        monthly: 'No entries from this month.',
        yearly: 'No entries from this year.',
        days: 'No entries from these days. Choose other days.',
      },
      year: 'No entries found for this year yet. Start writing to see your summary!',
    },
    card: {
      titles: {
        weekly: 'Weekly Summary',
        yearly: 'Year in Review',
        days: 'Your Chosen Days',
      },
      parts: 'Along the way',
      patterns: 'Feelings over time',
      highlights: 'In your words',
      themes: 'What came up',
      emotions: 'How it felt',
      question: 'A question for next time',
      write: 'Write about this',
    },
    monthly: { title: 'Monthly Overview' },
    facts: {
      entries: 'Entries',
      words: 'Words',
      days: 'Days written',
      of: (written: number, all: number) => `${written} of ${all}`,
      mood: 'Mood',
    },
    made: {
      here: 'Made on this device. Nothing was sent.',
      rules: 'Put together from your entries by built-in rules. No AI model read your entries.',
      model: 'Written from your entries by an AI model.',
      leftOut: (count: number) =>
        `${entries(count)} kept on this device ${wasOrWere(count)} left out of the text. The numbers include every entry.`,
      hidden: (count: number) =>
        `${entries(count)} hidden from the assistant ${wasOrWere(count)} counted but not read.`,
      read: (read: number, all: number) => `Based on ${read} of ${entries(all)}.`,
    },
    sources: {
      open: entries,
      behind: (count: number, claim: string) => `Show the ${entries(count)} for “${claim}”`,
      title: (count: number) => (count === 1 ? 'Based on this entry' : 'Based on these entries'),
      close: 'Close',
      journal: 'Open in the journal',
    },
  },
})
