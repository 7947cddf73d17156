import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
const media = (count: number) =>
  count === 1 ? '1 photo or recording' : `${count} photos and recordings`
const have = (count: number) => (count === 1 ? '1 entry has' : `${count} entries have`)

export const leavingTexts = catalogue({
  en: {
    onlyHere: {
      entries: (count: number) =>
        count === 1
          ? '1 entry is only on this device.'
          : `${count} entries are only on this device.`,
      none: 'No entries are stored only on this device.',
      kept: (count: number) =>
        count === 1
          ? '1 entry is kept on this device and never leaves it.'
          : `${count} entries are kept on this device and never leave it.`,
      waiting: (count: number) => `${have(count)} changes that haven’t synced yet.`,
      deletions: (count: number) =>
        count === 1 ? '1 deletion hasn’t synced yet.' : `${count} deletions haven’t synced yet.`,
      drafts: (count: number) =>
        count === 1 ? '1 draft isn’t saved.' : `${count} drafts aren’t saved.`,
      media: (count: number) =>
        `${media(count)} ${count === 1 ? 'is' : 'are'} only on this device.`,
      unfinished: (count: number) =>
        count === 1
          ? '1 voice note isn’t in an entry yet.'
          : `${count} voice notes aren’t in an entry yet.`,
    },
    backup: {
      act: 'Download a backup',
      again: 'Download it again',
      running: 'Creating the backup…',
      what: 'One file with everything. Anyone who has it can read it.',
      done: (name: string) =>
        `Downloaded ${name}. Check that it’s in your Downloads folder and that it opens.`,
      incomplete:
        'We couldn’t reach the server. The file has everything on this device, but not what’s only on the server.',
      mediaMissing: (count: number) =>
        `${media(count)} couldn’t be included, so everything stays on this device.`,
      failed: 'We couldn’t create the backup. Nothing changed.',
      stale:
        'Something changed on this device after the backup, so we didn’t remove anything. Download a new backup first.',
      unfinished:
        'You have a voice note that isn’t in an entry yet, and no backup has it, so we didn’t remove anything. Add it to an entry or discard it first.',
      notRemoved: 'Your browser wouldn’t let us remove your entries. Everything’s still here.',
      underWay: 'We’re still creating the backup. Wait for the download to finish.',
      missing:
        'We couldn’t reach the server when we made this backup, so anything stored only there is missing.',
    },
    confirm: {
      forBackup: 'Enter your password to include what’s on the server.',
      act: 'Continue',
      busy: 'Checking…',
      cancel: 'Cancel',
    },
    logOut: {
      title: 'Before you log out',
      saving: 'We’re still saving what you typed. The server hasn’t responded yet.',
      legend: 'What should we do with them?',
      sync: 'Sync now',
      syncWhat: 'Uploads pending changes. Entries kept on this device stay here.',
      nothingToSync: 'Nothing is waiting to sync. Entries kept on this device never leave it.',
      notUnderLocal: 'With Local, entries stay on this device.',
      syncing: (done: number, total: number) => `${done} of ${total} sent…`,
      progress: 'Sync progress',
      synced: 'Everything that can sync is now on the server.',
      keep: 'Keep here and log out',
      keepWhat:
        'Anything that’s only here stays on this device until you log in to this account again. No one else who logs in here can see it. It isn’t encrypted here, so keep your device locked.',
      leave: 'Log out',
      stay: 'Stay logged in',
      remove: 'Remove them from this device…',
      removeWhat: 'Now that you have a backup, nothing needs to stay here.',
    },
    remove: {
      title: (count: number, mediaCount: number) => {
        const all = [count > 0 && entries(count), mediaCount > 0 && media(mediaCount)]
        return `Remove ${all.filter(Boolean).join(' and ') || entries(0)} from this device?`
      },
      what: 'This also removes their version history, along with deleted entries and drafts. Your backup will be the only copy. You can’t undo this.',
      confirm: 'Remove and log out',
      cancel: 'Go back',
    },
    trouble: {
      offline: 'You’re offline, so nothing was sent.',
      server: 'The server isn’t responding properly, so some changes weren’t sent.',
      busy: 'The server is busy. Try again in a minute.',
      session: 'Your session has ended. Log in again to send pending changes.',
      storage: 'This device is out of space, so we couldn’t finish syncing.',
      level: 'Your privacy level was changed on another device. Review it before anything is sent.',
      refused: 'The server won’t accept some entries. They’re safe on this device.',
      answer: 'We got an unexpected response from the server. Nothing is lost. Try again.',
      full: 'Your server storage is full, so some entries are only on this device. Delete entries you don’t need, then sync again.',
      'versions-full':
        'Your version history on the server is full, so some entries are only on this device. To make room, turn on “Keep on this device” for some entries, then sync again.',
      versions:
        'The server has newer versions of some entries. Your versions are safe on this device.',
      'left-over': 'Your privacy level keeps the rest on this device.',
    },
    deletion: {
      title: 'Delete your account',
      goes: 'What’s deleted',
      goesList: [
        'Everything on the server: entries, version history, Recently deleted, preferences and your account.',
        'Everything on this device, including entries stored nowhere else.',
        'Your sessions on all devices.',
      ],
      stays: 'What isn’t deleted',
      staysList: [
        'Files you’ve downloaded.',
        'Anything still stored on other devices. To remove it, clear this site’s data in each browser.',
        'Backups made by the people who run this server, until they delete them.',
      ],
      counting: 'Checking what’s stored only on this device…',
      notCounted:
        'We couldn’t open your journal on this device, so we can’t tell what’s stored only here.',
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
