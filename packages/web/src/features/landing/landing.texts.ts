import { catalogue } from '#texts/catalogue.ts'

export const landingTexts = catalogue({
  en: {
    hero: 'A quiet page for the day you had.',
    lead: 'Daywell is a private journal with a companion: a page to write on, a question when you are stuck, and a look back at your weeks.',
    signUp: 'Sign Up',
    signIn: 'Sign In',
    about: {
      title: 'Private, said concretely',
      rows: [
        {
          name: 'Where your words live',
          what: 'On the computer that runs Daywell, encrypted with a key of your own.',
        },
        {
          name: 'Who else is told',
          what: 'Nobody. This page loads nothing from any other address: no trackers, no advertising.',
        },
        {
          name: 'Who made it',
          what: 'Daywell is free software under the AGPL. You can read it, and run it in a house of your own.',
        },
      ],
    },
  },
})
