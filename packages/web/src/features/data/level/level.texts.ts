import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
const stayed = (count: number) =>
  count === 1 ? '1 entry is where it was before' : `${count} entries are where they were before`
const are = (count: number) => (count === 1 ? '1 entry is' : `${count} entries are`)

export const levelTexts = catalogue({
  en: {
    title: 'What may leave this device',
    opening: 'Opening your journal…',
    current: 'Your level',
    choose: (level: string) => `Change to ${level}`,
    differs: (here: string, there: string) =>
      `This device goes by ${here}, the server by ${there}. The stricter one holds until you choose.`,
    settle: (level: string) => `Choose ${level} for both`,
    levels: {
      local:
        'Every entry stays on this device. No request carries a word of any entry. If the device is lost, only a backup brings your words back.',
      hybrid:
        'Entries go to the server, encrypted in its database, except those for which you turn on Keep on this device. Those never leave it.',
      cloud:
        'All entries are on the server, encrypted in its database, with a copy on each of your devices. Your journal follows you from one to the next.',
    },
    ask: {
      title: (level: string) => `Change to ${level}`,
      onlyHere: (count: number) => `${are(count)} only on this device.`,
      onServer: (count: number) => `${are(count)} on the server as well.`,
      waiting: (count: number) => `${are(count)} still waiting to be sent.`,
      nothing: 'There are no entries yet.',
      legend: 'What is to become of what you have written?',
      upload: 'Upload what is here',
      bring: 'Bring everything here and remove it from the server',
      leave: 'Leave it as is',
      missing: 'Choose what is to become of what you have written.',
      confirm: (level: string) => `Change to ${level}`,
      cancel: 'Cancel',
    },
    hints: {
      upload:
        'What is only here goes to the server, with its earlier versions, and stays here as a copy. This cannot be unsaid: the server has these words from then on, until you bring them back. What you deleted here is not sent.',
      bring:
        'Entries, their earlier versions and what is under Recently deleted come here. Each is removed from the server only once it is safe here, with all that was made of it. Your other devices will not have them any more. This device is then the only place: keep a backup.',
      leaveLocal:
        'What is on the server stays there. Editing an entry brings it here and removes it there.',
      leaveOther:
        'What is only here stays only here. What you write from now on follows the level.',
      notUpload: 'Not with Local: under it nothing leaves this device.',
      notBring: 'Not with Cloud: under it everything is on the server.',
    },
    work: {
      title: (level: string) => `Changing to ${level}`,
      server: 'Telling the server about the level…',
      bring: (done: number, total: number) => `${done} of ${entries(total)} brought here…`,
      upload: (done: number, total: number) => `${done} of ${entries(total)} uploaded…`,
      check: 'Looking whether anything is left behind…',
      paused: (done: number, total: number) => `Paused after ${done} of ${entries(total)}.`,
      progress: 'Progress of the change',
      share: (percent: number) => `${percent} percent done`,
      safe: 'You can go on writing, and close this. Nothing is removed before its other copy is safe.',
      elsewhere: 'Another tab of this browser is at it. It goes on here if you close that one.',
      pause: 'Pause',
      continue: 'Continue',
      stop: 'Stop here',
      cancel: 'Cancel the change',
      retry: 'Try again',
      close: 'Close',
      show: 'Show',
    },
    trouble: {
      offline: 'There is no connection. It goes on by itself as soon as there is one.',
      server: 'The server does not answer as it should. It is tried again by itself.',
      busy: 'The server asks for a moment of patience. It goes on by itself.',
      session: 'Your session has ended. Sign in again, and it goes on.',
      storage:
        'This device has no room left. Nothing was removed from the server that is not safe here. Make room on the device, then try again.',
      stale: 'Your preferences were changed elsewhere at the same moment. Try again.',
      refused:
        'The server does not take one of the entries. It stays safe on this device. Stop here to leave it there.',
      full: 'Your server storage is full. Delete entries you don’t need and try again, or stop here. What isn’t uploaded stays on this device.',
      'versions-full':
        'Version history on the server is full. Stop here to leave the rest on this device. Deleted entries free up space after 30 days.',
      answer: 'The server gave an answer that makes no sense. It is tried again by itself.',
      stuck:
        'The server keeps showing what it was asked to remove. Nothing is lost. Try again later.',
    },
    end: {
      done: (level: string) => `Your level is ${level}`,
      nothingMoved: 'Everything else is as it was.',
      brought: (count: number) =>
        `${entries(count)} came to this device, and nothing of them is left on the server. Download a backup now and then: there is no other copy.`,
      uploaded: (count: number) => `${entries(count)} went to the server and stay here as a copy.`,
      cancelled: 'Nothing was changed',
      cancelledWhat: (level: string) => `Your level is still ${level}.`,
      stopped: 'Stopped',
      stoppedWhat: (level: string, left: number) =>
        `Your level is ${level}. What was moved stays moved, and ${stayed(left)}.`,
      overtaken: 'Your level was changed on another device',
      overtakenWhat: (left: number) => `So this was stopped. Nothing is lost: ${stayed(left)}.`,
      close: 'Close',
    },
  },
})

export type LevelTexts = (typeof levelTexts)['en']
