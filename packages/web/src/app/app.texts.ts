import { catalogue } from '#texts/catalogue.ts'

export const appTexts = catalogue({
  en: {
    product: 'Daywell',
    loading: 'Loading…',
    sessionEnded: 'Session expired. Please log in again',
    logOut: {
      loading: 'Logging out…',
      success: 'You are logged out',
      error: 'You are logged out on this device. The server could not be told.',
    },
    skip: 'Skip to the page',
    titles: {
      landing: 'Daywell: a private journal with a companion',
      login: 'Log In · Daywell',
      signup: 'Sign Up · Daywell',
      recover: 'Forgotten password · Daywell',
      onboarding: 'Set up your journal · Daywell',
      journal: 'Journal · Daywell',
      insights: 'Insights · Daywell',
      preferences: 'Preferences · Daywell',
      profile: 'Profile · Daywell',
      subscription: 'Upgrade · Daywell',
      subscriptionSuccess: 'Your subscription · Daywell',
      paymentCheck: 'Payment check · Daywell',
      notFound: 'Page not found · Daywell',
    },
    navigation: {
      name: 'Main',
      journal: 'Journal',
      insights: 'Insights',
      preferences: 'Preferences',
      profile: 'Profile',
      upgrade: 'Upgrade',
      logOut: 'Log Out',
      about: 'About',
      logIn: 'Log In',
      signUp: 'Sign Up',
    },
    theme: {
      system: 'Colours: as the system',
      light: 'Colours: light',
      dark: 'Colours: dark',
    },
    newVersion: {
      ready: 'A new version of Daywell is ready',
      reload: 'Reload',
      later: 'Later',
    },
    storage: {
      outdated:
        'A newer Daywell is open in another tab. Reload this one to go on; what you have written is kept.',
      madeRoom:
        'This device is nearly full. Copies of entries that are safe on the server were removed from it.',
      nearlyFull: 'This device is nearly full. What you write may soon not fit on it any more.',
      full: 'This device is full. What you have just written could not be saved on it.',
      notPersistent:
        'This browser may remove what is kept only on this device when it runs out of room.',
    },
    toasts: { main: 'Notices', work: 'Work under way', close: 'Close' },
    notFound: {
      title: 'This page is not here',
      what: 'The address may be mistyped, or the page has moved.',
      back: 'Back to Daywell',
    },
  },
})
