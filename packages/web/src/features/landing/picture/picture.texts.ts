import { catalogue } from '#kit/texts/catalogue.ts'

/** Sample texts in the preview; invented. */
export const pictureTexts = catalogue({
  en: {
    entries: {
      hide: 'Hide Entries',
      start: 'Start New Entry',
      month: 'November',
      where: { device: 'This device', cloud: 'Cloud' },
      list: [
        {
          when: 'Thu, Nov 12 · 9:04 PM · 284 words',
          where: 'cloud',
          title: 'The long way home',
          peek: 'Left the office at six and walked instead of taking the tram.',
          words: ['canal', 'week', 'stones'],
        },
        {
          when: 'Wed, Nov 11 · 6:12 AM · 184 words',
          where: 'cloud',
          title: 'Before anyone is up',
          peek: 'Rain on the skylight at five, so I got up. Coffee in the blue cup.',
          words: ['morning', 'rain', 'quiet'],
        },
        {
          when: 'Mon, Nov 9 · 10:37 PM · 503 words',
          where: 'device',
          title: 'What I didn’t say to Johan',
          peek: 'I wanted to tell him the plan only works if no one ever gets sick.',
          words: ['plan', 'johan', 'honest'],
        },
        {
          when: 'Sun, Nov 8 · 10:20 AM · 96 words',
          where: 'cloud',
          title: 'Quinces',
          peek: 'Market with Lea. She says I buy fruit the way other people buy books.',
          words: ['quinces', 'lea'],
        },
      ],
    },
    page: {
      date: 'Thu, Nov 12',
      streak: '2-day streak, 4 of 5 this week',
      prompt: 'What did you put down today that you’d been carrying?',
      help: 'It can be small: a worry, a task, an expectation. How did you feel afterward?',
      another: 'New Prompt',
      title: 'The long way home',
      text: [
        'Left the office at six and walked instead of taking the tram. Forty minutes along the canal, phone in my bag, and for the first twenty I was still drafting an email in my head. Then the light went, the way it does in November, all at once, and I noticed I had stopped.',
        'I’ve been saying yes to everything since the summer. No one pushes. It’s more that a no feels like closing a door on someone’s fingers. Today Ines asked if I could take the Thursday group as well, and I heard myself say: let me look at my week first.',
        'She just said fine. That was the whole drama. I’d rehearsed a scene, and there was no scene.',
      ],
      count: '284 words',
      saved: 'Saved at 9:04 PM',
      save: 'Save Entry',
    },
    assistant: {
      name: 'AI Assistant',
      premium: 'Premium',
      greeting: 'I’m here to help you reflect on your thoughts. What’s on your mind?',
      asked: 'Why did saying “let me look first” feel so big? It was nothing.',
      answered: [
        'You wrote that a no feels like ',
        '“closing a door on someone’s fingers.”',
        ' This time you left the door open and kept your hand on it. What do you think she heard?',
      ],
      reply: 'Probably someone checking a calendar.',
      message: 'Type your message...',
    },
  },
})
