import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
const stayed = (count: number) =>
  count === 1 ? '1 entry hasn’t been moved' : `${count} entries haven’t been moved`
const are = (count: number) => (count === 1 ? '1 entry is' : `${count} entries are`)

export const levelTexts = catalogue({
  en: {
    title: 'Where your entries are stored',
    aside: 'Your privacy level.',
    opening: 'Opening your journal…',
    current: 'Your level',
    choose: (level: string) => `Switch to ${level}`,
    differs: (here: string, there: string) =>
      `This device is set to ${here}, but the server is set to ${there}. We’re using ${here} until you choose.`,
    settle: (level: string) => `Use ${level} for both`,
    levels: {
      local:
        'Entries stay on this device and are never uploaded. If you lose it, only a backup can restore them.',
      hybrid:
        'Entries sync to the server, except those marked “Keep on this device.” Those are never uploaded.',
      cloud: 'All entries sync to the server, with a copy on every device you use.',
    },
    ask: {
      title: (level: string) => `Switch to ${level}`,
      onlyHere: (count: number) => `${are(count)} only on this device.`,
      onServer: (count: number) => `${are(count)} on the server.`,
      waiting: (count: number) => `${are(count)} still waiting to sync.`,
      nothing: 'You don’t have any entries yet.',
      legend: 'What should happen to your existing entries?',
      upload: 'Upload what’s on this device',
      bring: 'Move everything to this device and remove it from the server',
      leave: 'Leave everything in place',
      missing: 'Choose what should happen to your existing entries.',
      confirm: (level: string) => `Switch to ${level}`,
      cancel: 'Cancel',
    },
    hints: {
      upload:
        'We’ll upload entries stored only here, with their version history, and keep a copy here. Once uploaded, they stay on the server until you move them back. Entries you deleted here won’t be uploaded.',
      bring:
        'Everything moves to this device, including version history and Recently deleted. We’ll remove each entry, and anything made from it, from the server only after its copy here is safe. Your entries will disappear from your other devices, so keep a backup.',
      leaveLocal:
        'Entries on the server stay there. Editing one moves it here and removes it from the server.',
      leaveOther: 'Entries stored only here stay here. New ones follow the level you chose.',
      notUpload: 'Not available with Local, because nothing leaves this device.',
      notBring: 'Not available with Cloud, because everything is on the server.',
    },
    work: {
      title: (level: string) => `Switching to ${level}`,
      server: 'Updating your level on the server…',
      serverLater: 'The server doesn’t have your new level yet.',
      bring: (done: number, total: number) => `${done} of ${entries(total)} moved here…`,
      upload: (done: number, total: number) => `${done} of ${entries(total)} uploaded…`,
      check: 'Making sure we didn’t miss anything…',
      paused: (done: number, total: number) => `Paused after ${done} of ${entries(total)}.`,
      progress: 'Switch progress',
      share: (percent: number) => `${percent} percent done`,
      safe: 'You can close this and keep writing. Nothing is removed until its copy is safe.',
      elsewhere: 'The switch is running in another tab. Close that tab to continue here.',
      pause: 'Pause',
      continue: 'Continue',
      stop: 'Stop here',
      cancel: 'Cancel the switch',
      retry: 'Try again',
      close: 'Close',
      show: 'Show',
    },
    trouble: {
      offline: 'You’re offline. We’ll continue automatically when you’re back online.',
      server: 'The server isn’t responding properly. Retrying…',
      busy: 'The server is busy. Retrying shortly…',
      session: 'Your session has ended. Log in again to continue.',
      storage:
        'This device is out of space. We only removed entries from the server once their copies here were safe. Free up some space, then try again.',
      stale: 'Your preferences were changed somewhere else at the same time. Try again.',
      refused:
        'The server won’t accept one of your entries. It’s safe on this device. If you stop now, it stays here.',
      full: 'Your server storage is full. Delete entries you don’t need and try again, or stop here. Anything not uploaded stays on this device.',
      'versions-full':
        'Version history on the server is full. Stop here to leave the rest on this device. Deleted entries free up space after 30 days.',
      answer: 'We got an unexpected response from the server. Retrying…',
      stuck: 'The server hasn’t removed everything yet. Nothing is lost. Try again later.',
    },
    end: {
      done: (level: string) => `Your level is ${level}`,
      nothingMoved: 'Your entries stayed where they were.',
      brought: (count: number) =>
        `We moved ${entries(count)} to this device and removed ${count === 1 ? 'it' : 'them'} from the server. Download a backup now and then: there’s no other copy.`,
      uploaded: (count: number) => `We uploaded ${entries(count)} and kept a copy on this device.`,
      cancelled: 'Nothing changed',
      cancelledWhat: (level: string) => `Your level is still ${level}.`,
      stopped: 'Stopped',
      stoppedWhat: (level: string, left: number) =>
        `Your level is ${level}. Entries we’ve already moved won’t move back${left === 0 ? '' : `, and ${stayed(left)}`}.`,
      overtaken: 'You changed your level on another device',
      overtakenWhat: (left: number) =>
        `So we stopped switching here. Nothing is lost${left === 0 ? '' : `, but ${stayed(left)}`}.`,
      close: 'Close',
    },
  },
})

export type LevelTexts = (typeof levelTexts)['en']
