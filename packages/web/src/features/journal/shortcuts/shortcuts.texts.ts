import { catalogue } from '#kit/texts/catalogue.ts'

export const shortcutsTexts = catalogue({
  en: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    actions: {
      save: 'Save entry',
      newEntry: 'Start a new entry',
      palette: 'Search and commands on any page',
      search: 'Search your entries',
      toggleEntries: 'Show or hide past entries',
      toggleAssistant: 'Show or hide the assistant',
      toggleFocusMode: 'Focus mode: just the page',
      addMedia: 'Add a photo or recording',
      record: 'Record a voice note',
      history: 'Version history',
      habit: 'Your streak and your year',
      help: 'Show this list',
    },
    /** While the page formats what one writes. */
    writing: 'While writing',
    writingKeys: {
      bold: 'Bold',
      italic: 'Italic',
      strike: 'Strikethrough',
      link: 'Turn the selection into a link',
      bullets: 'Bulleted list',
      numbers: 'Numbered list',
      quote: 'Quote',
      task: 'Check or uncheck a task',
      indent: 'Indent a list item',
      outdent: 'Move a list item out',
      openLink: 'Open the link at the cursor',
    },
    walk: 'Move through the entry list',
    leave: 'Exit focus mode',
    or: 'or',
    /** Spoken names of the symbols on Mac keys. */
    spoken: {
      '⌘': 'Command',
      '⌃': 'Control',
      '⌥': 'Option',
      '⇧': 'Shift',
      '/': 'Slash',
      '?': 'Question mark',
      '↑': 'Up arrow',
      '↓': 'Down arrow',
    },
    singleKeys: 'Enable single-key shortcuts (/\u00a0and\u00a0?)',
    singleKeysHint: 'They only work outside text fields. Turn them off if you use dictation.',
    focusMode: {
      enter: 'Focus mode',
      on: 'Focus mode is on. Press Escape to exit.',
      off: 'Focus mode is off.',
      leave: 'Exit focus mode',
    },
  },
})
