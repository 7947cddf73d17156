import { catalogue } from '#kit/texts/catalogue.ts'

export const journalTexts = catalogue({
  en: {
    opening: 'Opening your journal…',
    heading: 'Your journal',
    entries: {
      show: 'Show Past Entries',
      hide: 'Hide Entries',
      title: 'Past entries',
    },
    startNew: 'Start New Entry',
    page: {
      name: 'The page',
      title: 'Title',
      titlePlaceholder: 'Give your entry a title...',
      text: 'Entry',
      textPlaceholder: 'Start writing your thoughts...',
    },
    details: {
      toggle: 'Details',
      starred: 'Starred',
      keptHere: 'This entry is on this device only.',
    },
    foot: {
      words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
      goal: (count: number, goal: number) => `${count} of ${goal} words`,
      save: 'Save Entry',
      firstSaved: 'Your first entry is saved.',
    },
    status: {
      new: 'Not saved yet',
      draft: 'Draft kept',
      noRoom: 'Not saved: this device is full',
      saving: 'Saving…',
      savedAt: (time: string) => `Saved at ${time}`,
      savedOn: (day: string) => `Saved on ${day}`,
      onDevice: 'Saved on this device',
      waiting: 'Waiting to sync',
      failed: 'Error saving - please try again',
      'server-full':
        'On this device only. Your server storage is full: delete entries you don’t need.',
      'versions-full':
        'On this device only. Version history on the server is full. To make room, move other entries off the server with “Keep on this device.”',
      'too-late':
        'On this device only. The server has a newer version. Edit this one to use it instead.',
      'text-too-long': 'Not saved: the text is too long',
      'title-too-long': 'Not saved: the title is too long',
      unstorable: 'Not saved: unsupported character',
    },
  },
})
