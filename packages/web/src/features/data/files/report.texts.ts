import type { Guess, MediaType, Outcome, SkipReason } from '@daywell/core/backup'
import { catalogue } from '#kit/texts/catalogue.ts'

const number = (count: number) => count.toLocaleString('en-US')
const entries = (count: number) => `${number(count)} ${count === 1 ? 'entry' : 'entries'}`

/** Sentences for previews and reports; `entries` counts what will be or was imported. */
export const reportTexts = catalogue({
  en: {
    title: 'What came of a file that was brought in',
    file: (name: string) => `File: ${name}`,
    made: (when: string) => `Made: ${when}`,
    outcomes: {
      added: (count: number) => `${entries(count)} new here`,
      'added-deleted': (count: number) => `${entries(count)} under Recently deleted`,
      'already-here': (count: number) => `${entries(count)} already here`,
      updated: (count: number) =>
        `${entries(count)} newer in the file; the text from here is kept as an earlier version`,
      'newer-here': (count: number) =>
        `${entries(count)} newer here; the text from the file is kept as an earlier version`,
      revived: (count: number) => `${entries(count)} brought back from Recently deleted`,
      'stays-deleted': (count: number) => `${entries(count)} deleted here, and left so`,
      'deleted-long-ago': (count: number) => `${entries(count)} deleted more than 30 days ago`,
    } satisfies Record<Outcome, (count: number) => string>,
    versions: (count: number) =>
      `${number(count)} earlier ${count === 1 ? 'version' : 'versions'} kept`,
    drafts: (count: number) => `${number(count)} ${count === 1 ? 'draft' : 'drafts'} added`,
    preferences: {
      restored: 'Preferences restored',
      kept: 'Your preferences here are kept as they are',
      same: '',
      none: '',
    },
    nothing: 'Nothing to do.',
    media: (count: number) =>
      `${number(count)} ${count === 1 ? 'file stays' : 'files stay'} behind: a journal here holds text`,
    mediaTypes: {
      photo: 'photo',
      video: 'video',
      audio: 'recording',
      pdf: 'PDF',
      file: 'file',
    } satisfies Record<MediaType, string>,
    leftOut: 'Known there, with no place here',
    leftOutField: (field: string, count: number) => `${field}: ${entries(count)}`,
    skipped: (count: number) => `${number(count)} not taken`,
    skipReasons: {
      'no-text': 'it has no text',
      'no-date': 'it has no date',
      'not-readable': 'it cannot be read',
      'too-large': 'it is too large',
      wrong: 'it is not as an entry should be',
      'deleted-long-ago': 'it was deleted more than 30 days ago',
    } satisfies Record<SkipReason, string>,
    guessed: 'What the file left open, and what was made of it',
    guesses: {
      'title-from-text': 'title taken from the first line',
      'title-from-file-name': 'title taken from the name of the file',
      'title-shortened': 'title too long, goes on in the text',
      'date-from-file-name': 'day taken from the name of the file',
      'date-from-folder': 'day taken from the folder',
      'date-from-file-time': 'day taken from when the file was changed',
      'date-from-id': 'day taken from the id',
      'date-unknown': 'no day known, counts as written today',
      'date-in-future': 'a day to come, counts as written today',
      'time-of-day-unknown': 'time of day unknown, noon',
      'time-zone-unknown': 'time zone unknown, your own',
      'mood-from-number': 'mood made of a number',
      'line-ends-changed': 'line ends as they are here',
      'signs-replaced': 'characters that cannot be stored replaced',
      'tags-shortened': 'too many or too long tags, they stand in the text',
      'text-split': 'too long for one entry, made several',
      'id-made-up': 'no id, one was made of the text',
      'id-twice': 'the same id more than once',
    } satisfies Record<Guess, string>,
    guess: (what: string, count: number) => `${what}: ${number(count)}`,
    andMore: (count: number) => `and ${number(count)} more`,
  },
})
