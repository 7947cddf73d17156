import type { Guess, LeftReason, MediaType, Outcome, SkipReason } from '@daywell/core/backup'
import { catalogue } from '#kit/texts/catalogue.ts'

const number = (count: number) => count.toLocaleString('en-US')
const entries = (count: number) => `${number(count)} ${count === 1 ? 'entry' : 'entries'}`

const many = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${number(count)} ${count === 1 ? one : more}`]

/** Sentences for previews and reports; `entries` counts what will be or was imported. */
export const reportTexts = catalogue({
  en: {
    title: 'Import report',
    file: (name: string) => `File: ${name}`,
    made: (when: string) => `Date: ${when}`,
    outcomes: {
      added: (count: number) => `${number(count)} new ${count === 1 ? 'entry' : 'entries'}`,
      'added-deleted': (count: number) => `${entries(count)} added to Recently deleted`,
      'already-here': (count: number) => `${entries(count)} already here`,
      updated: (count: number) =>
        `${entries(count)} updated to the newer text in the file; your older text stays in the version history`,
      'newer-here': (count: number) =>
        `${entries(count)} left as ${count === 1 ? 'it is' : 'they are'} because your text here is newer; the file’s text goes into the version history`,
      revived: (count: number) => `${entries(count)} restored from Recently deleted`,
      'stays-deleted': (count: number) =>
        `${entries(count)} ${count === 1 ? 'stays' : 'stay'} deleted`,
      'deleted-long-ago': (count: number) => `${entries(count)} deleted more than 30 days ago`,
    } satisfies Record<Outcome, (count: number) => string>,
    versions: (count: number) =>
      `${number(count)} earlier ${count === 1 ? 'version' : 'versions'} kept`,
    drafts: (count: number) => `${number(count)} ${count === 1 ? 'draft' : 'drafts'} added`,
    preferences: {
      restored: 'Preferences restored',
      kept: 'Your preferences here stay as they are',
      same: '',
      none: '',
    },
    nothing: 'Nothing to import.',
    mediaAdded: (photos: number, recordings: number) =>
      [
        ...many(photos, 'new photo', 'new photos'),
        ...many(recordings, 'new recording', 'new recordings'),
      ].join(' and '),
    mediaHere: (photos: number, recordings: number) =>
      `${[...many(photos, 'photo', 'photos'), ...many(recordings, 'recording', 'recordings')].join(' and ')} already here`,
    media: (count: number) =>
      count === 1
        ? '1 photo or other file left out'
        : `${number(count)} photos and other files left out`,
    mediaReasons: {
      'not-there': 'not among the files you chose',
      'not-named': 'no entry shows it',
      'not-supported': 'we don’t support this type of file',
      'not-readable': 'damaged or unreadable',
      heic: 'this browser can’t open HEIC photos',
      'too-many-pixels': 'more than 64 megapixels',
      'too-large': 'too large',
      'no-room': 'no space left on this device',
      damaged: 'damaged since the backup was made',
      differs: 'a different one with the same ID is already here',
    } satisfies Record<LeftReason, string>,
    mediaTypes: {
      photo: 'photo',
      video: 'video',
      audio: 'recording',
      pdf: 'PDF',
      file: 'file',
    } satisfies Record<MediaType, string>,
    leftOut: 'Not imported: details Daywell doesn’t support',
    leftOutField: (field: string, count: number) => `${field}: ${entries(count)}`,
    skipped: (count: number) => `${number(count)} skipped`,
    skipReasons: {
      'no-text': 'no text',
      'no-date': 'no date',
      'not-readable': 'unreadable',
      'too-large': 'too large',
      wrong: 'invalid entry',
      'deleted-long-ago': 'deleted more than 30 days ago',
    } satisfies Record<SkipReason, string>,
    guessed: 'Assumptions we made',
    guesses: {
      'title-from-text': 'title from the first line',
      'title-from-file-name': 'title from the file name',
      'title-shortened': 'title too long, so we moved the rest into the text',
      'date-from-file-name': 'date from the file name',
      'date-from-folder': 'date from the folder',
      'date-from-file-time': 'date from when the file was last changed',
      'date-from-id': 'date from the ID',
      'date-unknown': 'no date, set to today',
      'date-in-future': 'future date, set to today',
      'time-of-day-unknown': 'unknown time, set to noon',
      'time-zone-unknown': 'unknown time zone, set to yours',
      'mood-from-number': 'mood converted from a number',
      'line-ends-changed': 'line endings converted',
      'signs-replaced': 'unsupported characters replaced',
      'tags-shortened': 'extra or overlong tags moved into the text',
      'text-split': 'too long, so we split it into several entries',
      'id-made-up': 'no ID, so we created one from the text',
      'id-twice': 'duplicate ID',
    } satisfies Record<Guess, string>,
    guess: (what: string, count: number) => `${what}: ${number(count)}`,
    andMore: (count: number) => `and ${number(count)} more`,
  },
})
