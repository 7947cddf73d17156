import { catalogue } from '#kit/texts/catalogue.ts'

export const appTexts = catalogue({
  en: {
    product: 'Daywell',
    loading: 'Loading…',
    sessionEnded: 'Session expired. Please log in again',
    logOut: {
      loading: 'Logging out…',
      success: 'You’re logged out',
      owed: 'You’re logged out on this device. We’ll end the session on the server when you’re back online.',
      error:
        'You’re logged out on this device. We couldn’t reach the server, so the session there stays open until it expires.',
    },
    skip: 'Skip to content',
    titles: {
      landing: 'Daywell: a private journal with a companion',
      login: 'Log In · Daywell',
      signup: 'Sign Up · Daywell',
      recover: 'Forgot password · Daywell',
      onboarding: 'Set up your journal · Daywell',
      journal: 'Journal · Daywell',
      insights: 'Insights · Daywell',
      preferences: 'Preferences · Daywell',
      words: 'Privacy & data · Daywell',
      profile: 'Profile · Daywell',
      subscription: 'Upgrade · Daywell',
      subscriptionSuccess: 'Your subscription · Daywell',
      help: 'Help now · Daywell',
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
      privacy: 'Privacy & data',
      help: 'Help now',
      logOut: 'Log Out',
      about: 'About',
      logIn: 'Log In',
      signUp: 'Sign Up',
    },
    theme: {
      system: 'Colors: match system',
      light: 'Colors: light',
      dark: 'Colors: dark',
    },
    newVersion: {
      ready: 'A new version of Daywell is ready',
      reload: 'Reload',
      later: 'Later',
    },
    toasts: { main: 'Notices', work: 'In progress', close: 'Close' },
    notFound: {
      title: 'Page not found',
      what: 'The address may have a typo, or the page may have moved.',
      back: 'Back to Daywell',
    },
  },
})
