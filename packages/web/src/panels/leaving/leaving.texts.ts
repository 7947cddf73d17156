import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
const have = (count: number) => (count === 1 ? '1 entry has' : `${count} entries have`)

export const leavingTexts = catalogue({
  en: {
    onlyHere: {
      entries: (count: number) =>
        count === 1
          ? '1 entry exists only on this device.'
          : `${count} entries exist only on this device.`,
      none: 'No entry exists only on this device.',
      kept: (count: number) =>
        count === 1
          ? '1 entry is kept on this device and never leaves it.'
          : `${count} entries are kept on this device and never leave it.`,
      waiting: (count: number) =>
        `${have(count)} not reached the server yet, or not with the latest words.`,
      deletions: (count: number) =>
        count === 1
          ? '1 deletion has not reached the server yet.'
          : `${count} deletions have not reached the server yet.`,
      drafts: (count: number) =>
        count === 1 ? '1 draft is not saved.' : `${count} drafts are not saved.`,
    },
    backup: {
      act: 'Download a backup',
      again: 'Download it again',
      running: 'Making the backup…',
      what: 'One file with everything. Anyone who has it can read it.',
      done: (name: string) => `Downloaded: ${name}. Look whether you find it and can open it.`,
      incomplete:
        'The server could not be reached. All that is on this device is in the file; what only the server has is not.',
      failed: 'The backup could not be made. Nothing was changed.',
      stale:
        'Something has changed on this device since the backup, so nothing was removed. Download it again first.',
      notRemoved: 'The browser did not let anything be removed. All of it is still here.',
      underWay: 'The backup is still being made. Wait until the file is there.',
      missing: 'What only the server had: it could not be reached when this backup was made.',
    },
    confirm: {
      forBackup: 'Enter your password to include what’s on the server.',
      act: 'Continue',
      busy: 'Checking…',
      cancel: 'Cancel',
    },
    logOut: {
      title: 'Before you log out',
      saving: 'We’re still saving what you typed. The server hasn’t answered yet.',
      legend: 'What is to become of them?',
      sync: 'Sync now',
      syncWhat: 'Sends to the server what is waiting. Entries kept on this device stay here.',
      nothingToSync: 'Nothing is waiting. Entries kept on this device never leave it.',
      notUnderLocal: 'With Local, no entry leaves this device.',
      syncing: (done: number, total: number) => `${done} of ${total} sent…`,
      progress: 'Progress of the sync',
      synced: 'All that may leave this device is on the server.',
      keep: 'Keep here and log out',
      keepWhat:
        'What’s only here stays on this device until you log in to this account again. No one else who logs in here can see it. It isn’t encrypted here, so keep your device locked.',
      leave: 'Log out',
      stay: 'Stay signed in',
      remove: 'Remove them from this device…',
      removeWhat: 'Now that you have a backup, nothing needs to stay here.',
    },
    remove: {
      title: (count: number) => `Remove ${entries(count)} from this device?`,
      what: 'They go with their earlier versions, with what was deleted here, and with drafts. After that the backup is the only place where they are. This cannot be undone.',
      confirm: 'Remove and log out',
      cancel: 'Go back',
    },
    trouble: {
      offline: 'There is no connection, so nothing could be sent.',
      server: 'The server does not answer as it should, so not everything could be sent.',
      busy: 'The server asks for a moment of patience. Try again a little later.',
      session: 'Your session has ended. Sign in again, and what is waiting is sent.',
      storage: 'This device has no room left to take the answer of the server.',
      level: 'Your privacy level was changed elsewhere. Look at it before anything is sent.',
      refused: 'The server does not take all of it. It stays safe on this device.',
      answer: 'The server gave an answer that makes no sense. Nothing is lost. Try again.',
      full: 'Your server storage is full, so some entries are only on this device. Delete entries you don’t need, then sync again.',
      'versions-full':
        'Version history on the server is full, so some entries are only on this device. Keep some entries on this device to make room, then sync again.',
      versions: 'The server has newer versions of some entries. Yours stay safe on this device.',
      'left-over': 'Your privacy level keeps the rest on this device.',
    },
    deletion: {
      title: 'Delete your account',
      goes: 'What goes',
      goesList: [
        'Everything on the server: entries, earlier versions, what is under Recently deleted, preferences, and your account itself.',
        'Everything on this device, also what exists nowhere else.',
        'Your sessions on all devices.',
      ],
      stays: 'What stays',
      staysList: [
        'Files that you have downloaded.',
        'What other devices keep on themselves: clear the data of this site in their browsers.',
        'Backups that the keeper of this server has made, until they are deleted.',
      ],
      counting: 'Opening your journal to look what is only here…',
      notCounted:
        'Your journal could not be opened on this device, so nobody can say what is only here.',
      word: 'delete',
      typed: (word: string) => `Type “${word}” to confirm`,
      notTyped: (word: string) => `Type “${word}”`,
      password: 'Your password',
      show: 'Show password',
      hide: 'Hide password',
      capsLock: 'Caps Lock is on',
      confirm: 'Delete everything',
      running: 'Deleting…',
      cancel: 'Keep my account',
    },
  },
})

export type LeavingTexts = (typeof leavingTexts)['en']
