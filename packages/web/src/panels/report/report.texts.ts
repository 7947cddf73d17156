import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

export const reportTexts = catalogue({
  en: {
    label: 'Reports',
    weekly: 'Export Weekly Summary',
    monthly: 'Export Monthly Report',
    range: 'Choose days to export',
    setting: 'Setting the pages',
    saved: (name: string) => `Saved as ${name}.`,
    printed: 'Your browser’s print dialog has the pages; there they can be saved as a PDF, too.',
    leftOut: (count: number) =>
      `${entries(count)} kept on this device ${count === 1 ? 'is' : 'are'} not in a PDF from the server.`,
    here: 'Made on this device. No word of yours is sent for it.',
    problems: {
      none: 'The server has no entries for these days. Choose other days, or write an entry first.',
      plan: 'PDF reports are part of Premium. Your subscription seems to have ended; the plans page tells more.',
      many: 'There is too much to do at the moment. Please wait a moment and try again.',
      network: 'The server could not be reached. Please check your connection and try again.',
      model: 'The summary could not be written. Please try again in a moment.',
      otherwise: 'The report could not be made. Please try again, or choose fewer entries.',
    },
    dialog: {
      title: 'Export any days',
      close: 'Close',
      presets: 'Days',
      week: 'This week',
      month: 'This month',
      days30: 'Last 30 days',
      year: 'This year',
      own: 'Other days',
      from: 'From',
      to: 'To',
      wrongWay: 'The last day must not be before the first',
      entries: 'Entries',
      none: 'There are no entries in these days.',
      all: 'All of them',
      chosen: (count: number, all: number) => `${count} of ${entries(all)} chosen`,
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
