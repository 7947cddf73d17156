import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${grouped(count)} entries`)
const grouped = (count: number) => new Intl.NumberFormat('en').format(count)

export const pastEntriesTexts = catalogue({
  en: {
    loading: 'Loading your entries…',
    list: 'Past entries',
    emptyTitle: 'Start your journaling journey',
    emptyWords: 'Your entries will appear here',
    otherDevice: {
      title: 'No entries on this device',
      words:
        'Your privacy level is Local, so your entries are on the devices you wrote them on. To read them here, download a backup there and import it here.',
      act: 'Import a backup',
    },
    notOpen: {
      title: 'Your journal could not be opened',
      words: 'Your entries appear here as soon as it is open.',
      retry: 'Try again',
    },
    notFetched: {
      title: 'Your entries could not be fetched',
      words: 'The server did not answer. It is tried again by itself, and you can write meanwhile.',
      retry: 'Try again',
    },
    card: {
      words: (count: number) => (count === 1 ? '1 word' : `${grouped(count)} words`),
      cloud: 'Cloud',
      device: 'This device',
      waiting: 'Waiting',
      starred: 'Starred',
      current: 'On the page',
      keywords: 'Keywords',
      edit: 'Edit',
      export: 'Export',
      delete: 'Delete',
      history: 'History',
    },
    search: {
      label: 'Search your entries',
      placeholder: 'Search',
      clear: 'Clear the search',
      busy: 'Searching…',
      found: (count: number) => `${entries(count)} found`,
      nothingTitle: 'Nothing found',
      nothingWords: 'No entry has all of this.',
      clearAll: 'Show all entries',
      failed: 'The search could not be started.',
      again: 'Try again',
    },
    filters: {
      toggle: 'Filters',
      group: 'Filter the entries',
      from: 'From',
      to: 'To',
      mood: 'Mood',
      anyMood: 'Any',
      tag: 'Tag',
      anyTag: 'Any',
      starred: 'Starred',
      active: 'Active filters',
      fromDay: (day: string) => `From ${day}`,
      toDay: (day: string) => `To ${day}`,
      tagged: (tag: string) => `#${tag}`,
      remove: (filter: string) => `Remove the filter ${filter}`,
    },
    deletion: {
      title: (title: string) => `Delete “${title}”?`,
      words: 'This action cannot be undone after 30 days',
      confirm: 'Delete',
      cancel: 'Cancel',
      undo: 'Undo',
      notBack: 'The entry could not be brought back. It is under Recently deleted.',
    },
    foot: {
      recentlyDeleted: 'Recently deleted',
      exportAll: 'Export all',
      exportFound: 'Export found',
      exporting: (done: number, all: number) => `${grouped(done)} of ${entries(all)}`,
      stop: 'Stop',
      exported: (count: number) => `${entries(count)} exported`,
      exportFailed: 'The export could not be made.',
      exportStopped: 'The export was stopped.',
    },
  },
})
