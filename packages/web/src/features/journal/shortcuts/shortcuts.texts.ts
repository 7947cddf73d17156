import { catalogue } from '#kit/texts/catalogue.ts'

export const shortcutsTexts = catalogue({
  en: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    actions: {
      save: 'Save the entry',
      newEntry: 'Start a new entry',
      palette: 'Search and commands, on every page',
      search: 'Search your entries',
      toggleEntries: 'Show or hide past entries',
      toggleAssistant: 'Show or hide the assistant',
      toggleFocusMode: 'Focus mode: only the page',
      history: 'History of the entry',
      habit: 'Your writing: streak and year',
      help: 'This list',
    },
    walk: 'Go through past entries, in the list',
    leave: 'Leave focus mode',
    or: 'or',
    /** Spoken names of the symbols on Mac keys. */
    spoken: {
      '⌘': 'Command',
      '⌃': 'Control',
      '⌥': 'Option',
      '/': 'Slash',
      '?': 'Question mark',
      '↑': 'Arrow up',
      '↓': 'Arrow down',
    },
    singleKeys: 'Use / and ? without other keys',
    singleKeysHint: 'They work outside of text fields. Turn this off if you dictate.',
    focusMode: {
      enter: 'Focus mode',
      on: 'Focus mode is on. Escape leaves it.',
      off: 'Focus mode is off.',
      leave: 'Leave focus mode',
    },
  },
})
