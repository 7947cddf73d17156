import type { MediaKind } from '@daywell/core/media'
import { catalogue } from '#kit/texts/catalogue.ts'

const photos = (count: number) =>
  count === 1 ? 'A photo or recording' : `${count} photos or recordings`

const NAMES = {
  photo: ['Photo', 'photos'],
  audio: ['Recording', 'recordings'],
  video: ['Video', 'videos'],
} as const

function things(kinds: readonly MediaKind[]): string {
  const [first = 'photo'] = kinds
  const [one, several] = NAMES[first]
  if (kinds.length === 1) return one
  const isMixed = kinds.some((kind) => kind !== first)
  return `${kinds.length} ${isMixed ? 'photos and recordings' : several}`
}

export const pageMediaTexts = catalogue({
  en: {
    add: 'Add a photo or recording',
    close: 'Close',
    take: 'Take a photo',
    choose: 'Choose files',
    record: 'Record a voice note',
    drop: 'Drop photos or recordings here to add them',
    adding: {
      list: 'Being added',
      percent: (done: number) => `${Math.floor(done * 100)}%`,
      waiting: 'Waiting',
      cancel: (name: string) => `Cancel ${name}`,
      dismiss: 'Dismiss',
      more: (count: number) => `and ${count} more`,
      added: (kinds: readonly MediaKind[]) => `${things(kinds)} added`,
      unnamed: 'Photo',
    },
    refused: {
      'not-supported': (name: string) =>
        `We can’t add “${name}”. Photos can be JPEG, PNG, WebP, GIF or AVIF, and most sound and video files work too.`,
      'not-readable': (name: string) =>
        `We couldn’t read “${name}”. The file may be damaged or incomplete.`,
      heic: (name: string) =>
        `This browser can’t open “${name}”, because it’s a HEIC photo. Export it as a JPEG and add that one, or add it on your iPhone or iPad.`,
      'too-many-pixels': (name: string) =>
        `“${name}” has more than 64 megapixels. Make it smaller, then add it again.`,
      'too-large': (name: string) => `“${name}” is too large to add.`,
      'no-room': (name: string) =>
        `There’s no room on this device for “${name}”. Free up some space, then add it again.`,
      cancelled: (name: string) => `“${name}” wasn’t added.`,
      failed: (name: string) => `We couldn’t add “${name}”. Please try again.`,
    },
    recorder: {
      title: 'Voice note',
      fileName: 'Voice note',
      close: 'Close',
      starting: 'Waiting for the microphone. Your browser may ask you to allow it.',
      recording: 'Recording',
      paused: 'Paused',
      full: 'Two hours are the most one recording can hold. Add it to keep it.',
      level: 'Loudness',
      length: (time: string) => `Length: ${time}`,
      pause: 'Pause',
      resume: 'Resume',
      finish: 'Stop and add',
      discard: 'Discard',
      askTitle: 'Discard this recording?',
      askWords: 'You can’t get it back.',
      keepOn: 'Keep recording',
      refused: {
        denied:
          'Daywell may not use the microphone. Allow it in your browser’s settings for this site, then try again.',
        'no-microphone': 'We couldn’t find a microphone. Connect one, then try again.',
        unsupported:
          'This browser can’t record here. You can add a recording you made with another app.',
      },
      unfinished: (length: string) => `A voice note of ${length} wasn’t finished.`,
      addUnfinished: 'Add it here',
    },
    offered: {
      ready: (count: number) =>
        `${photos(count)} you added to another page ${count === 1 ? 'is' : 'are'} ready.`,
      insert: 'Insert here',
      decline: 'Discard',
    },
    still: (name: string) =>
      `“${name}” moves, but we can only show it as a still picture. To keep it moving, convert it to a GIF or WebP and add that.`,
    removed: 'Photo removed',
    undo: 'Undo',
    tooLong: 'This entry is too long to add anything.',
    takenOn: {
      offer: (day: string) => `This photo was taken on ${day}. Use that as the entry’s day?`,
      use: 'Change the day',
      keep: 'Keep the day',
    },
  },
})
