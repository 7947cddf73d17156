import { catalogue } from '#kit/texts/catalogue.ts'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
const entries = (count: number) => many(count, 'entry', 'entries')

const mediaOf = (count: number) => many(count, 'photo or recording', 'photos and recordings')

export const filesTexts = catalogue({
  en: {
    opening: 'Opening your journal…',
    backup: {
      passwordNeeded: 'Enter your password to include what’s on the server.',
      title: 'Back up or export',
      lead: 'We create the file right on this device. Store it somewhere safe.',
      kinds: {
        json: {
          label: 'Everything in one file',
          hint: 'Entries with their photos and recordings, version history, deleted entries, drafts and preferences. You can import it here later. Not encrypted.',
        },
        markdown: {
          label: 'Markdown files in a zip',
          hint: 'One text file per entry, with photos and recordings beside them, to use in any app. No version history, drafts or deleted entries. Not encrypted.',
        },
        encrypted: {
          label: 'Everything, encrypted',
          hint: 'The full backup, locked with a passphrase. Safe to email or store in the cloud.',
        },
      },
      kindsLegend: 'File type',
      act: 'Download a backup',
      stop: 'Stop',
      passphrase: 'Passphrase',
      again: 'Confirm passphrase',
      show: 'Show the passphrase',
      hide: 'Hide the passphrase',
      suggest: 'Suggest six words',
      suggested: (words: string) => `Write down these six words before you continue: ${words}`,
      forgotten:
        'Without this passphrase, no one can open the file, not even us. We don’t store it anywhere.',
      weak: {
        short: 'Too short. Use at least 12 characters, or four words.',
        monotonous: 'Use at least five different characters.',
        common: 'Too easy to guess. Avoid common words, numbers and keyboard patterns.',
      },
      differs: 'Passphrases don’t match.',
      progress: {
        label: 'Creating the backup',
        asking: 'Downloading from the server…',
        media: (done: number, all: number) =>
          `Adding photos and recordings: ${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}…`,
        writing: (done: number, all: number) =>
          `Writing entry ${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}…`,
        sealing: 'Encrypting…',
      },
      done: (name: string, count: number, media: number) =>
        media === 0
          ? `Downloaded ${name} with ${entries(count)}.`
          : `Downloaded ${name} with ${entries(count)} and ${mediaOf(media)}.`,
      mediaMissing: (count: number) =>
        `${mediaOf(count)} couldn’t be included because ${count === 1 ? 'it isn’t' : 'they aren’t'} on this device and we couldn’t download ${count === 1 ? 'it' : 'them'}. Make another backup when you’re online.`,
      halved: (count: number) =>
        `${entries(count)} ${count === 1 ? 'contains' : 'contain'} broken characters; we’ve replaced them with �. A JSON backup keeps them as they are.`,
      incomplete:
        'We couldn’t reach the server, so this file only has what’s on this device. Version history and deleted entries stored only on the server are missing, and so are recent changes from other devices. Make another backup when you’re online.',
      failed: 'We couldn’t create the backup. Nothing changed. Try again.',
      last: (day: string) => `Last backup from this browser: ${day}.`,
      never: 'You haven’t backed up from this browser yet.',
    },
    import: {
      passwordFor: (name: string) =>
        `Enter your password so we can compare ${name} with what’s on the server.`,
      title: 'Import',
      lead: 'Import a Daywell backup, a Day One or Journey export, or a zip or folder of Markdown files, with their photos and recordings. You’ll see a preview first.',
      choose: 'Choose a file',
      chooseFolder: 'Choose a folder',
      drop: 'Or drop it here',
      cancel: 'Cancel',
      stop: 'Stop',
      looking: (name: string) => `Reading ${name}…`,
      lookingLabel: 'Reading the file',
      unlocking: 'Opening the encrypted file…',
      locked: {
        title: (name: string) => `${name} is encrypted`,
        act: 'Open',
        wrong: 'Wrong passphrase for this file. Check every word.',
      },
      outlook: {
        title: 'What’s in this file',
        kinds: {
          backup: 'Daywell backup',
          export: 'Daywell server export',
          'day-one': 'Day One export',
          journey: 'Journey export',
          markdown: 'Markdown files',
        },
        file: 'File',
        holds: 'Contains',
        entries,
        span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
        happens: 'What will happen',
        lives: 'Where they’ll be stored',
        onServer: (count: number) => `${entries(count)} on the server, with a copy here`,
        onDevice: (count: number) => `${entries(count)} on this device only`,
        nothingNew: 'Everything in this file is already here.',
        onlyMedia: 'Photos and recordings, where their entries are',
        keepHere: 'Keep everything on this device',
        keepHereHint: 'Imported entries stay on this device.',
        revive: 'Restore entries you deleted here',
        noServer:
          'We couldn’t reach the server, so entries you deleted on another device may not be restored.',
        missing: 'Note in the file:',
        mediaMissing: (count: number) =>
          `${mediaOf(count)} couldn’t be included when this backup was made.`,
        odd: (count: number) =>
          `${many(count, 'file name points', 'file names point')} outside the archive. We only read what’s in it and don’t save anything there.`,
        act: (count: number) => (count === 0 ? 'Import' : `Import ${entries(count)}`),
      },
      importing: (done: number, all: number) =>
        `About ${done.toLocaleString('en-US')} of ${entries(all)}…`,
      importingLabel: 'Importing',
      done: {
        title: 'Done',
        stopped: 'Stopped. We kept the entries imported so far. Choose the file again to continue.',
        all: (name: string) => `Finished importing ${name}.`,
        download: 'Download report',
        close: 'Close',
      },
      problem: {
        title: (name: string) => `Couldn’t import ${name || 'that'}`,
        unharmed: 'Your journal hasn’t changed.',
        cameIn: 'Already imported (won’t be duplicated):',
        again: 'Choose another file',
        full: 'This device is out of space. Free some up, then choose the file again to continue.',
        unknown: 'Something went wrong. Choose the file again to continue.',
        advice: {
          copyAgain: 'Download or copy the file again and choose the new copy.',
          unsafe: 'Don’t open it anywhere else unless you trust the person who made it.',
          unpack: 'Unzip it on your computer and choose the folder.',
          smaller: 'Import it in smaller parts, such as one year at a time.',
          reload: 'Reload this page to update Daywell, then try again.',
        },
      },
    },
  },
})
