import { catalogue } from '#kit/texts/catalogue.ts'

export const landingTexts = catalogue({
  en: {
    hero: 'A quiet page for the day you had.',
    lead: 'Daywell is a private journal with a companion. Write freely, take a prompt when you are stuck, and see what your weeks have been telling you.',
    product: 'Daywell',
    signUp: 'Sign Up',
    signIn: 'Sign In',
    picture: {
      label:
        'The journal: past entries on the left, an open page with a writing prompt in the middle, the assistant on the right',
    },
    features: {
      title: 'What it does',
      insights: {
        title: 'AI insights that begin with your own words',
        what: 'With Premium, an assistant sits beside the page and answers when you ask, and each week and month comes together in a summary of what you wrote about.',
        months: ['October', 'November'],
        // Both lists hold the same themes, the most frequent first.
        october: ['work', 'sleep', 'family', 'money', 'walks', 'saying no'],
        november: ['family', 'saying no', 'work', 'walks', 'money', 'sleep'],
        reading: ['Saying no', ' rose four places in a month.'],
        example: 'An example.',
        table: 'What was written about most, in October and in November: an example',
      },
      prompts: {
        title: 'Guided prompts for evenings with nothing to say',
        what: 'One question that fits your goals, your mood and the hour. Keep it, take another, or ignore it and write.',
        prompt: 'Who made today a little lighter, and do they know?',
        help: 'Name one thing they did. You can decide later whether to tell them.',
        another: 'New Prompt',
      },
      privacy: {
        title: 'Private and secure, said concretely',
        what: 'You decide where an entry lives. One that you keep on this device does not leave it, unless you share it with the assistant yourself; what goes to the server is stored encrypted there. You can take everything along on any day.',
        entries: [
          { title: 'What I didn’t say to Johan', where: 'device' },
          { title: 'After the house viewing', where: 'device' },
          { title: 'The long way home', where: 'server' },
          { title: 'Before anyone is up', where: 'server' },
        ],
        where: { device: 'This device', server: 'Cloud' },
      },
    },
    how: {
      title: 'How it works',
      steps: [
        {
          title: 'Say what you came for',
          what: 'Five short questions. They shape your prompts, your reminders and how much the assistant says.',
        },
        {
          title: 'Write, most days',
          what: 'A page, a prompt if you want one, and a save status that is always true. It works offline too.',
        },
        {
          title: 'Look back',
          what: 'See how often you wrote, and find any page again. With Premium, read a summary of the week and of the month.',
        },
      ],
    },
    words: {
      title: 'A diary is only a diary if it is yours',
      what: 'So here is what happens to your words, in plain ones. You choose one of three levels, and can change it on any day.',
      levels: [
        {
          name: 'On this device',
          level: 'Local',
          what: 'Every entry stays in this browser. No request carries a word of it, unless you share it with the assistant yourself. If the device is lost, only a backup of yours brings it back.',
        },
        {
          name: 'Both',
          level: 'Hybrid',
          what: 'Entries go to the server, except those for which you turn on Keep on this device. Those do not leave it, unless you share one with the assistant yourself.',
        },
        {
          name: 'In the cloud',
          level: 'Cloud',
          what: 'Every entry is on the server, with a copy on each of your devices, so that your journal follows you.',
        },
      ],
      facts: [
        {
          name: 'Sealed on the server',
          what: 'Each person’s words are encrypted with a key of their own, and that key is locked by one that is never in the database. A stolen copy of the database shows nobody’s words.',
        },
        {
          name: 'What stays plain there',
          what: 'Your email address and names, your privacy level, the state of a payment, ids, dates and times, and counts, such as how many words an entry has. If reminders come to you by push: of what you were reminded and when, and the days on which you wrote, if you agreed to tell them.',
        },
        {
          name: 'Who could still read it',
          what: 'The server opens your words to show them to you, so whoever runs it could read what lies there. If they set up a language model, it gets what you write to the assistant and the entries that a summary is made of, but none that you hide from it. What nobody else should ever hold, keep on this device.',
        },
        {
          name: 'The way out',
          what: 'Download everything as one file or as Markdown, free, on any day. Delete your account, and what the server has of you goes with it.',
        },
      ],
    },
    voices: {
      title: 'What a journal can be for',
      note: 'Example testimonials, written by us to show how Daywell is meant to be used.',
      quotes: [
        {
          words:
            'I used to stop after four days. Now there is one question waiting on the page, and by the time I have disagreed with it I have written three hundred words.',
          who: 'A nurse on night shifts',
        },
        {
          words: 'It asked what I thought she had heard. I put the phone down and rang my sister.',
          who: 'A father of two',
        },
        {
          words:
            'The entries about my diagnosis have never left my laptop. I checked. That is why I can write them.',
          who: 'A translator',
        },
      ],
      example: (who: string) => `Example: ${who.charAt(0).toLowerCase()}${who.slice(1)}`,
    },
    plans: {
      title: ['Free to write.', 'Premium to talk it over.'],
      what: 'Everyone has the whole journal: entries, prompts, streaks, reminders, backup. Premium adds the assistant, weekly and monthly summaries, and PDF export.',
      free: { name: 'Free' },
    },
    about: {
      title: 'About Daywell',
      rows: [
        {
          name: 'What it is',
          what: 'A journal for one person at a time, in the browser of any phone or computer. It can be installed like an app, and opens without a connection.',
        },
        {
          name: 'What it is not',
          what: 'No trackers, no advertising, nothing to follow. This page loads nothing from any other address, not even its letters.',
        },
        {
          name: 'Who can run it',
          what: 'You. Daywell is free software under the AGPL: read it, change it, and start it on a machine of your own with one command.',
          command: 'npm start',
        },
      ],
    },
    last: {
      title: 'Begin with one true sentence.',
      start: 'Create your account',
      free: 'Writing is free. No card needed.',
    },
    foot: {
      name: 'More',
      line: 'Set in Newsreader and Figtree, served from this address. Nothing on this page calls anyone else.',
      links: [
        { name: 'How it works', to: '/#how' },
        { name: 'Privacy', to: '/#words' },
        { name: 'Plans', to: '/#plans' },
        { name: 'About', to: '/#about' },
        { name: 'Log In', to: '/login' },
        { name: 'Sign Up', to: '/signup' },
      ],
    },
  },
})
