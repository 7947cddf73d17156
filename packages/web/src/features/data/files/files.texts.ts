import { catalogue } from '#kit/texts/catalogue.ts'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
const entries = (count: number) => many(count, 'entry', 'entries')

export const filesTexts = catalogue({
  en: {
    opening: 'Opening your journal',
    backup: {
      passwordNeeded: 'Enter your password to include what’s on the server.',
      title: 'Take your words along',
      lead: 'A file that is made on this device and given to you alone. Keep it where you keep what must not get lost.',
      kinds: {
        json: {
          label: 'Everything, in one file',
          hint: 'Entries, earlier versions, what is recently deleted, drafts and preferences, as JSON. It can be restored here, exactly as it was. Anyone who has the file can read it.',
        },
        markdown: {
          label: 'Markdown files, in a zip',
          hint: 'One text file for each entry, for any other program. Without earlier versions, drafts and what is deleted. Anyone who has the file can read it.',
        },
        encrypted: {
          label: 'Everything, encrypted',
          hint: 'The same as the first, locked with a passphrase: for moving to another device, by whatever way.',
        },
      },
      kindsLegend: 'What the file is to be',
      act: 'Download a backup',
      stop: 'Stop',
      passphrase: 'Passphrase',
      again: 'Passphrase, once more',
      show: 'Show the passphrase',
      hide: 'Hide the passphrase',
      suggest: 'Suggest six words',
      suggested: (words: string) => `Write these six words down before you go on: ${words}`,
      forgotten:
        'Nobody can open the file without the passphrase: not you, not we. It is stored nowhere.',
      weak: {
        short: 'Too short: take at least 12 characters, or four words.',
        monotonous: 'Too much of the same: mix at least five different characters.',
        common:
          'Too easy to guess: a number, a row of keys or a word that many take is tried first.',
      },
      differs: 'The two are not the same.',
      progress: {
        label: 'Making the backup',
        asking: 'Asking the server for what it has …',
        writing: (done: number, all: number) =>
          `Writing entry ${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} …`,
        sealing: 'Encrypting …',
      },
      done: (name: string, count: number) => `${name} with ${entries(count)} is in your downloads.`,
      halved: (count: number) =>
        `${entries(count)} ${count === 1 ? 'has' : 'have'} half characters, such as a broken emoji, which a text file cannot hold: � stands there instead. A JSON backup holds them as they are.`,
      incomplete:
        'The server could not be reached, so this file holds what is on this device: earlier versions and deleted entries that only the server has, and what other devices wrote lately, are not in it. Make another one when you are connected.',
      failed: 'The backup could not be made. Nothing was changed; try again.',
      last: (day: string) => `Last backup from this browser: ${day}.`,
      never: 'No backup was made from this browser yet.',
    },
    import: {
      passwordFor: (name: string) =>
        `Enter your password, so we can compare ${name} with what’s on the server.`,
      title: 'Bring words in',
      lead: 'A backup of Daywell, plain or encrypted; an export of Day One or Journey; Markdown files in a zip or a folder. You see what is in it before anything changes.',
      choose: 'Choose a file',
      chooseFolder: 'Choose a folder',
      drop: 'Or drop it here.',
      cancel: 'Cancel',
      stop: 'Stop',
      looking: (name: string) => `Looking into ${name} …`,
      lookingLabel: 'Looking into the file',
      unlocking: 'Opening the encrypted file …',
      locked: {
        title: (name: string) => `${name} is encrypted`,
        act: 'Open',
        wrong: 'This is not the passphrase that the file was made with. Check every word.',
      },
      outlook: {
        title: 'What is in it',
        kinds: {
          backup: 'A backup of Daywell',
          export: 'An export of Daywell’s server',
          'day-one': 'An export of Day One',
          journey: 'An export of Journey',
          markdown: 'Markdown files',
        },
        file: 'File',
        holds: 'Holds',
        entries,
        span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
        happens: 'What will happen',
        lives: 'Where they will live',
        onServer: (count: number) => `${entries(count)} on the server, with a copy here`,
        onDevice: (count: number) => `${entries(count)} on this device only`,
        nothingNew: 'Nothing that comes in is new.',
        keepHere: 'Keep all of it on this device',
        keepHereHint: 'Nothing of what comes in leaves it.',
        revive: 'Bring back what was deleted here',
        noServer:
          'The server could not be reached. What was deleted on another device may stay deleted.',
        missing: 'The file says of itself:',
        odd: (count: number) =>
          `${many(count, 'name in it leads', 'names in it lead')} out of the file. Only the words were read; nothing is written there.`,
        act: (count: number) => (count === 0 ? 'Import' : `Import ${entries(count)}`),
      },
      importing: (done: number, all: number) =>
        `About ${done.toLocaleString('en-US')} of ${entries(all)} …`,
      importingLabel: 'Importing',
      done: {
        title: 'Done',
        stopped: 'Stopped. What has come in stays; choose the file again to go on.',
        all: (name: string) => `${name} was read to its end.`,
        download: 'Download this report',
        close: 'Close',
      },
      problem: {
        title: (name: string) => `${name || 'That'} could not be taken in`,
        unharmed: 'Your journal is as it was.',
        cameIn: 'What came in before that stays, and comes no second time:',
        again: 'Choose another file',
        full: 'This device is full. Make room, then choose the file again to go on.',
        unknown: 'Something went wrong on the way. Choose the file again to go on.',
        advice: {
          copyAgain: 'Download or copy the file again and choose the new copy.',
          unsafe: 'Do not open it elsewhere either, unless you know who made it.',
          unpack: 'Unpack it on your computer and choose the folder.',
          smaller: 'Choose a part of it, such as one year, at a time.',
          reload: 'Reload this page to get the newest Daywell, then try again.',
        },
      },
    },
  },
})
