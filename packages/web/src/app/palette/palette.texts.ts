import { catalogue } from '#kit/texts/catalogue.ts'

export const paletteTexts = catalogue({
  en: {
    title: 'Search and commands',
    placeholder: 'Search entries and commands',
    groups: {
      actions: 'Actions',
      places: 'Go to',
      entries: 'Entries',
      recent: 'Recent entries',
      templates: 'Templates',
    },
    actions: {
      newEntry: 'New entry',
      search: 'Search all entries',
      template: 'Insert a template',
      ask: 'Ask your journal',
      export: 'Back up or export',
      light: 'Light theme',
      dark: 'Dark theme',
      system: 'Match system theme',
      shortcuts: 'Keyboard shortcuts',
      logOut: 'Log out',
    },
    places: {
      journal: 'Journal',
      insights: 'Insights',
      preferences: 'Preferences',
      profile: 'Profile',
      privacy: 'Privacy & data',
      help: 'Help now',
    },
    /** Other words people type for the same thing. */
    alsoCalled: {
      newEntry: 'write start add page',
      search: 'find filter',
      template: 'templates form outline structure',
      ask: 'question assistant',
      export: 'download save copy import file',
      light: 'mode colors appearance day bright',
      dark: 'mode colors appearance night',
      system: 'mode colors appearance auto automatic',
      shortcuts: 'keys hotkeys help',
      logOut: 'sign out logout exit',
      journal: 'home write editor',
      insights: 'summary charts statistics report',
      preferences: 'settings options reminders',
      profile: 'account password email sessions',
      privacy: 'level server device storage delete',
      help: 'crisis emergency hotline safety',
    },
    /** Finds all templates. */
    template: 'template',
    askAbout: (question: string) => `Ask your journal: “${question}”`,
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    nothing: 'No results',
  },
})
