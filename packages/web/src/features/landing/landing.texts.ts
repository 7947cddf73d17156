import { catalogue } from '#texts/catalogue.ts'

export const landingTexts = catalogue({
  en: {
    hero: 'A quiet page for the day you had.',
    lead: 'Daywell is a private journal with a companion. Write freely, take a prompt when you are stuck, and see what your weeks have been telling you.',
    signUp: 'Sign Up',
    signIn: 'Sign In',
    picture: {
      label:
        'The journal: past entries on the left, an open page with a writing prompt in the middle, the assistant on the right',
      date: 'Thursday, 13 November',
      week: '4 of 5 this week',
      prompt: 'What did you put down today that you had been carrying?',
      help: 'It can be small: a worry, a task, an expectation. Say where you felt it lift.',
      title: 'The long way home',
      text: [
        'Left the office at six and walked instead of taking the tram. Forty minutes along the canal, phone in the bag, and for the first twenty I was still drafting an email in my head. Then the light went, the way it does in November, all at once, and I noticed I had stopped.',
        'I have been saying yes to everything since the summer. Nobody pushes. It is more that a no feels like closing a door on someone’s fingers. Today Ines asked whether I could take the Thursday group as well, and I heard myself say: let me look at my week first.',
        'She just said fine. That was the whole drama. I had rehearsed a scene and there was no scene.',
      ],
      month: 'November',
      entries: [
        {
          when: 'Thu 13, 284 words',
          title: 'The long way home',
          peek: 'Left the office at six and walked instead of taking the tram.',
        },
        {
          when: 'Wed 12, 184 words',
          title: 'Before anyone is up',
          peek: 'Rain on the skylight at five, so I got up. Coffee in the blue cup.',
        },
        {
          when: 'Mon 10, 503 words',
          title: 'What I didn’t say to Johan',
          peek: 'I wanted to tell him the plan only works if nobody is ever ill.',
        },
        {
          when: 'Sun 9, 96 words',
          title: 'Quinces',
          peek: 'Market with Lea. She says I buy fruit the way others buy books.',
        },
      ],
      assistant: 'AI Assistant',
      premium: 'Premium',
      asked: 'Why did saying “let me look first” feel so big? It is nothing.',
      answered:
        'You wrote that a no feels like closing a door on someone’s fingers. This time you left the door open and kept your hand on it. What do you think she heard?',
    },
    features: {
      title: 'What it does',
      insights: {
        title: 'AI insights that quote you, not a textbook',
        what: 'With Premium you can talk a page over and get an answer made of your own words. Each week and month comes together in a summary: themes, moods, the sentence worth keeping.',
        months: ['October', 'November'],
        // Both lists hold the same themes, the one that was written about most first.
        october: ['work', 'sleep', 'family', 'money', 'walks', 'saying no'],
        november: ['family', 'saying no', 'work', 'walks', 'money', 'sleep'],
        reading: ['Saying no', ' rose four places in a month.'],
        table: 'What was written about most, in October and in November: an example',
      },
      prompts: {
        title: 'Guided prompts for evenings with nothing to say',
        what: 'One question, chosen for your goals and the hour. Keep it, take another, or ignore it and write.',
        prompt: 'Who made today a little lighter, and do they know?',
        help: 'Name one thing they did. You can decide later whether to tell them.',
      },
      privacy: {
        title: 'Private and secure, said concretely',
        what: 'You decide where each entry lives: on this device only, on the server, or each where it belongs. On the server your words are stored encrypted. You can take everything with you at any time.',
        entries: [
          { title: 'What I didn’t say to Johan', where: 'device' },
          { title: 'After the house viewing', where: 'device' },
          { title: 'The long way home', where: 'server' },
          { title: 'Before anyone is up', where: 'server' },
        ],
        where: { device: 'This device', server: 'Server' },
      },
    },
    how: {
      title: 'How it works',
      steps: [
        {
          title: 'Say what you came for',
          what: 'Five short questions. They set your prompts, your goal and how much the companion speaks.',
        },
        {
          title: 'Write, most days',
          what: 'A page, a prompt if you want one, and a save status that is always true. It works offline too.',
        },
        {
          title: 'Look back',
          what: 'See how often you wrote and what about. With Premium, read the week and the month as a letter.',
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
            'The entries about my diagnosis never leave my laptop. I checked. That is why I can write them.',
          who: 'A translator',
        },
      ],
      example: (who: string) => `Example: ${who.charAt(0).toLowerCase()}${who.slice(1)}`,
    },
    plans: {
      title: ['Free to write.', 'Premium to talk it over.'],
      what: 'Everyone has the whole journal: entries, prompts, streaks, export. Premium adds the assistant, weekly and monthly summaries, PDF export and deeper analysis.',
      free: { name: 'Free' },
      monthly: {
        name: 'Monthly',
        period: 'a month',
        why: 'Billed each month.',
        get: 'Get Monthly Plan',
      },
      yearly: {
        name: 'Annual',
        best: 'BEST VALUE',
        period: 'a year',
        why: (perMonth: string, saving: string) =>
          `${perMonth}. Save ${saving} with yearly billing.`,
        get: 'Get Annual Plan',
      },
      promise: '7-day money-back guarantee. Cancel anytime. Secure payment.',
    },
    about: {
      title: 'About Daywell',
      rows: [
        {
          name: 'Where your words live',
          what: 'In your browser, and on the computer that runs Daywell unless you keep them from it. There they are stored encrypted, so that a stolen copy of its database shows no one’s words.',
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
    last: {
      title: 'Begin with one true sentence.',
      start: 'Create your account',
      free: 'Writing is free. No card needed.',
    },
  },
})
