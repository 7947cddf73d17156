import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

export const reportTexts = catalogue({
  en: {
    label: 'Reports',
    weekly: 'Export Weekly Summary',
    monthly: 'Export Monthly Report',
    yearly: 'Export Year in Review',
    range: 'Export a date range',
    setting: 'Laying out pages…',
    saved: (name: string) => `Saved as ${name}.`,
    printed: 'Use your browser’s print dialog to print or save as PDF.',
    leftOut: (count: number) =>
      `${entries(count)} kept on this device ${count === 1 ? 'isn’t' : 'aren’t'} in PDFs made on the server.`,
    here: 'Made on this device. Nothing is sent.',
    problems: {
      none: 'The server has no entries for these days. Choose other days, or write an entry first.',
      plan: 'PDF reports are part of Premium, and your subscription seems to have ended. Check the plans page.',
      many: 'The server is busy. Try again in a minute.',
      network: 'We couldn’t reach the server. Check your connection and try again.',
      model: 'We couldn’t write the summary. Try again in a moment.',
      otherwise: 'We couldn’t make the report. Try again, or choose fewer entries.',
    },
    dialog: {
      title: 'Export a date range',
      close: 'Close',
      presets: 'Dates',
      week: 'This week',
      month: 'This month',
      days30: 'Last 30 days',
      year: 'This year',
      own: 'Other dates',
      from: 'From',
      to: 'To',
      wrongWay: 'The end date must be on or after the start date',
      entries: 'Entries',
      none: 'There are no entries on these days.',
      all: 'All entries',
      chosen: (count: number, all: number) => `${count} of ${entries(all)} selected`,
      reader: 'Who is it for?',
      self: 'For myself',
      therapist: 'For a therapist',
      name: 'My name on the cover',
      export: 'Export PDF',
      print: 'Print',
    },
  },
})

export type ReportTexts = (typeof reportTexts)['en']
