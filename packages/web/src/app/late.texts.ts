import { catalogue } from '#kit/texts/catalogue.ts'

/** Texts of the app that the first bundle can do without. */
export const lateTexts = catalogue({
  en: {
    sessionEnded: 'Session expired. Please log in again',
    logOut: {
      loading: 'Logging out…',
      success: 'You’re logged out',
      owed: 'You’re logged out on this device. We’ll end the session on the server when you’re back online.',
      error:
        'You’re logged out on this device. We couldn’t reach the server, so the session there stays open until it expires.',
    },
    newVersion: {
      ready: 'A new version of Daywell is ready',
      reload: 'Reload',
      later: 'Later',
    },
    toasts: { main: 'Notices', work: 'In progress', close: 'Close' },
    notFound: {
      title: 'Page not found',
      what: 'There may be a typo in the address, or the page may have moved.',
      back: 'Back to Daywell',
    },
  },
})
