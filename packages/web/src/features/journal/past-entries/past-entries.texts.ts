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
        'With the Local privacy level, entries stay on the device you wrote them on. To read them here, download a backup on that device, then import it.',
      act: 'Import a backup',
    },
    notOpen: {
      title: 'We couldn’t open your journal',
      words: 'Your entries will show up here once it’s open.',
      retry: 'Try again',
    },
    notFetched: {
      title: 'We couldn’t load your entries',
      words: 'We couldn’t reach the server. We’ll keep trying; you can keep writing.',
      retry: 'Try again',
    },
    card: {
      words: (count: number) => (count === 1 ? '1 word' : `${grouped(count)} words`),
      cloud: 'Cloud',
      device: 'This device',
      waiting: 'Waiting',
      starred: 'Starred',
      keywords: 'Tags and keywords',
      actions: 'More actions',
      edit: 'Edit',
      export: 'Export',
      delete: 'Delete',
      history: 'History',
    },
    search: {
      label: 'Search your entries',
      placeholder: 'Search',
      clear: 'Clear search',
      busy: 'Searching…',
      found: (count: number) => `${entries(count)} found`,
      nothingTitle: 'Nothing found',
      nothingWords: 'No entries match your search.',
      clearAll: 'Show all entries',
      failed: 'We couldn’t run the search.',
      again: 'Try again',
    },
    filters: {
      toggle: 'Filters',
      group: 'Filter entries',
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
      remove: (filter: string) => `Remove filter: ${filter}`,
    },
    deletion: {
      title: (title: string) => `Delete “${title}”?`,
      words: 'You can restore it from Recently deleted for 30 days.',
      confirm: 'Delete',
      cancel: 'Cancel',
      undo: 'Undo',
      notBack: 'We couldn’t restore the entry. You’ll find it in Recently deleted.',
    },
    foot: {
      recentlyDeleted: 'Recently deleted',
      exportAll: 'Export all',
      exportFound: 'Export results',
      exporting: (done: number, all: number) => `${grouped(done)} of ${entries(all)}`,
      stop: 'Stop',
      exported: (count: number) => `${entries(count)} exported`,
      exportFailed: 'Export failed. Try again.',
      exportStopped: 'Export stopped.',
    },
  },
})
