import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
const wasOrWere = (count: number) => (count === 1 ? 'was' : 'were')

export const insightsTexts = catalogue({
  en: {
    title: 'Journal Insights',
    advanced: 'Advanced Insights',
    active: 'Premium Features Active',
    toggles: { label: 'Timeframe', weekly: 'Weekly', monthly: 'Monthly' },
    free: {
      writing: 'Your Writing',
      total: 'Total entries',
      average: 'Average words',
      activity: 'Recent Activity',
      noActivity: 'Start journaling to see your activity!',
      fetching: 'Fetching your entries',
    },
    unsure: {
      what: 'Your subscription could not be checked. What is worked out on this device is below.',
      retry: 'Check again',
    },
    loading: { title: 'Generating Insights', what: 'This may take a moment' },
    none: {
      title: 'No Journal Entries Yet',
      what: 'Write about a day or two, and what they have in common will show here.',
      start: 'Start Journaling',
    },
    failed: { again: 'Try Again' },
    empty: { write: 'Write an entry' },
    weekly: {
      title: 'Weekly Summary',
      highlights: 'In your words',
      themes: 'What came up',
      emotions: 'How it felt',
      question: 'A question to go on with',
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
      here: 'Worked out on this device. No word of yours was sent for it.',
      rules: 'Worked out from your entries by rules, without a language model.',
      model: 'Written from your entries by a language model.',
      leftOut: (count: number) =>
        `${entries(count)} kept on this device ${wasOrWere(count)} left out of the text; the numbers count all.`,
      hidden: (count: number) =>
        `${entries(count)} hidden from the assistant ${wasOrWere(count)} counted, but not read.`,
      read: (read: number, all: number) => `It speaks of ${read} of ${entries(all)}.`,
    },
    sources: {
      open: entries,
      behind: (count: number, claim: string) => `${entries(count)} behind “${claim}”`,
      title: (count: number) => (count === 1 ? 'The entry behind this' : 'The entries behind this'),
      close: 'Close',
      journal: 'Open in the journal',
    },
  },
})
