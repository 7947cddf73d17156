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
      words: 'Where my words are · Daywell',
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
    levelNotice: {
      going: (level: string) => `Your privacy level is being changed to ${level}.`,
      paused: (level: string) => `The change of your privacy level to ${level} is paused.`,
      show: 'Show',
    },
    toasts: { main: 'Notices', work: 'Work under way', close: 'Close' },
    notFound: {
      title: 'This page is not here',
      what: 'The address may be mistyped, or the page has moved.',
      back: 'Back to Daywell',
    },
  },
})
