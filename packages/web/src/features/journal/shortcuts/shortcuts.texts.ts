import { catalogue } from '#kit/texts/catalogue.ts'

export const shortcutsTexts = catalogue({
  en: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    actions: {
      save: 'Save entry',
      newEntry: 'Start a new entry',
      palette: 'Search and commands, on every page',
      search: 'Search your entries',
      toggleEntries: 'Show or hide past entries',
      toggleAssistant: 'Show or hide the assistant',
      toggleFocusMode: 'Focus mode: only the page',
      history: 'Version history',
      habit: 'Your writing: streak and year',
      help: 'This list',
    },
    walk: 'Move through the entry list',
    leave: 'Leave focus mode',
    or: 'or',
    /** Spoken names of the symbols on Mac keys. */
    spoken: {
      '⌘': 'Command',
      '⌃': 'Control',
      '⌥': 'Option',
      '/': 'Slash',
      '?': 'Question mark',
      '↑': 'Up arrow',
      '↓': 'Down arrow',
    },
    singleKeys: 'Enable single-key shortcuts (/ and ?)',
    singleKeysHint: 'They only work outside text fields. Turn off if you use dictation.',
    focusMode: {
      enter: 'Focus mode',
      on: 'Focus mode is on. Press Escape to leave.',
      off: 'Focus mode is off.',
      leave: 'Leave focus mode',
    },
  },
})
