import { catalogue } from '#kit/texts/catalogue.ts'

export const landingTexts = catalogue({
  en: {
    hero: 'A quiet page for the day you had.',
    lead: 'Daywell is a private journal with a built-\u2060in assistant. Write freely, take a prompt when you’re stuck, and see the patterns in your weeks.',
    product: 'Daywell',
    signUp: 'Sign up',
    logIn: 'Log in',
    picture: {
      label:
        'The journal: past entries on the left, an open page with a writing prompt in the middle, the assistant on the right',
    },
    features: {
      title: 'What it does',
      insights: {
        title: 'AI insights based on your own words',
        what: 'With Premium, an assistant sits beside the page and answers when you ask, and you get a summary of each week and month.',
        months: ['October', 'November'],
        // Both lists hold the same themes, the most frequent first.
        october: ['work', 'sleep', 'family', 'money', 'walks', 'saying no'],
        november: ['family', 'saying no', 'work', 'walks', 'money', 'sleep'],
        reading: ['Saying no', ' rose four places in a month.'],
        example: 'Example data.',
        table: 'Example: most common themes in October and November',
      },
      prompts: {
        title: 'Guided prompts for when nothing comes to mind',
        what: 'One question that fits your goals, your mood and the time of day. Use it, get another, or ignore it and just write.',
        prompt: 'Who made today a little lighter, and do they know?',
        help: 'Name one thing they did. You can decide later whether to tell them.',
        another: 'New Prompt',
      },
      privacy: {
        title: 'Private and secure, in plain terms',
        what: 'You decide where each entry is stored. Entries you keep on this device never leave it unless you share one with the assistant. Entries on the server are encrypted. Export everything whenever you like.',
        entries: [
          { title: 'What I didn’t say to Johan', where: 'device' },
          { title: 'After the house showing', where: 'device' },
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
          title: 'Tell us what you’re here for',
          what: 'Five short steps, and you can skip the questions. Your answers shape your prompts, your reminders and how much the assistant says.',
        },
        {
          title: 'Write most days',
          what: 'A page, a prompt if you want one, and a save status you can trust. It works offline, too.',
        },
        {
          title: 'Look back',
          what: 'See how often you wrote, and find any entry again. With Premium, read a summary of each week and month.',
        },
      ],
    },
    words: {
      title: 'Your journal belongs to you',
      what: 'Here’s what happens to what you write, in plain English. Choose one of three privacy levels, and change it anytime.',
      levels: [
        {
          name: 'On this device',
          level: 'Local',
          what: 'Every entry stays in this browser. Nothing is sent anywhere unless you share it with the assistant. If you lose the device, only a backup can restore your entries.',
        },
        {
          name: 'Both',
          level: 'Hybrid',
          what: 'Entries sync to the server, except the ones you mark “Keep on this device.” Those stay on your device unless you share one with the assistant.',
        },
        {
          name: 'In the cloud',
          level: 'Cloud',
          what: 'Every entry is on the server, with a copy on each of your devices, so your journal follows you.',
        },
      ],
      facts: [
        {
          name: 'Encrypted on the server',
          what: 'Each person’s entries are encrypted with their own key, and that key is locked with another one kept outside the database. A stolen copy of the database reveals no one’s writing.',
        },
        {
          name: 'What isn’t encrypted',
          what: 'Your email address and names, your privacy level, your payment status, IDs, dates and times, and counts, such as how many words an entry has. If you use push reminders, that includes which ones were sent and when, plus the days you wrote, if you opted in.',
        },
        {
          name: 'Who could still read it',
          what: 'The server decrypts your entries to show them to you, so the person who runs it could read them. If they’ve connected an AI model, it gets your messages to the assistant and the entries behind a summary, but never entries you hide from it. For anything no one else should ever see, use “Keep on this device.”',
        },
        {
          name: 'Leaving',
          what: 'Download everything as one file or as Markdown, for free, whenever you like. Delete your account and everything on the server goes with it.',
        },
      ],
    },
    voices: {
      title: 'How people might use it',
      note: 'Example testimonials. We wrote them to show what Daywell is for.',
      quotes: [
        {
          words:
            'I used to stop after four days. Now there’s one question waiting on the page, and by the time I’ve disagreed with it I’ve written three hundred words.',
          who: 'A nurse on night shifts',
        },
        {
          words: 'It asked what I thought she’d heard. I closed the laptop and called my sister.',
          who: 'A father of two',
        },
        {
          words:
            'The entries about my diagnosis have never left my laptop. I checked. That’s why I can write them.',
          who: 'A translator',
        },
      ],
      example: (who: string) => `Example: ${who.charAt(0).toLowerCase()}${who.slice(1)}`,
    },
    plans: {
      title: ['Free to write.', 'Premium to talk it over.'],
      what: 'Everyone gets the whole journal: entries, prompts, streaks, reminders and backups. Premium adds the assistant, weekly and monthly summaries, and PDF export.',
      free: { name: 'Free' },
    },
    about: {
      title: 'About Daywell',
      rows: [
        {
          name: 'What it is',
          what: 'A personal journal that runs in any browser, on your phone or computer. You can install it like an app, and it opens offline, too.',
        },
        {
          name: 'What it isn’t',
          what: 'No trackers, no ads, no feed. This page loads nothing from anyone else, not even its fonts.',
        },
        {
          name: 'Who can run it',
          what: 'You can. Daywell is free software under the AGPL: read it, change it, and run it on your own machine with one command.',
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
      line: 'Set in Newsreader and Figtree, served from this site. No third parties involved.',
      links: [
        { name: 'How it works', to: '/#how' },
        { name: 'Privacy', to: '/#words' },
        { name: 'Plans', to: '/#plans' },
        { name: 'About', to: '/#about' },
        { name: 'Log in', to: '/login' },
        { name: 'Sign up', to: '/signup' },
      ],
    },
  },
})
