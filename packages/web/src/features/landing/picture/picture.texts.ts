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
          when: 'Thu 13 · 21:04 · 284 words',
          where: 'cloud',
          title: 'The long way home',
          peek: 'Left the office at six and walked instead of taking the tram.',
          words: ['canal', 'week', 'stones'],
        },
        {
          when: 'Wed 12 · 06:12 · 184 words',
          where: 'cloud',
          title: 'Before anyone is up',
          peek: 'Rain on the skylight at five, so I got up. Coffee in the blue cup.',
          words: ['morning', 'rain', 'quiet'],
        },
        {
          when: 'Mon 10 · 22:37 · 503 words',
          where: 'device',
          title: 'What I didn’t say to Johan',
          peek: 'I wanted to tell him the plan only works if nobody is ever ill.',
          words: ['plan', 'johan', 'honest'],
        },
        {
          when: 'Sun 9 · 10:20 · 96 words',
          where: 'cloud',
          title: 'Quinces',
          peek: 'Market with Lea. She says I buy fruit the way others buy books.',
          words: ['quinces', 'lea'],
        },
      ],
    },
    page: {
      date: 'Thursday, 13 November',
      streak: '2-day streak, 4 of 5 this week',
      prompt: 'What did you put down today that you had been carrying?',
      help: 'It can be small: a worry, a task, an expectation. Say where you felt it lift.',
      another: 'New Prompt',
      title: 'The long way home',
      text: [
        'Left the office at six and walked instead of taking the tram. Forty minutes along the canal, phone in the bag, and for the first twenty I was still drafting an email in my head. Then the light went, the way it does in November, all at once, and I noticed I had stopped.',
        'I have been saying yes to everything since the summer. Nobody pushes. It is more that a no feels like closing a door on someone’s fingers. Today Ines asked whether I could take the Thursday group as well, and I heard myself say: let me look at my week first.',
        'She just said fine. That was the whole drama. I had rehearsed a scene and there was no scene.',
      ],
      count: '284 words',
      saved: 'Saved at 21:04',
      save: 'Save Entry',
    },
    assistant: {
      name: 'AI Assistant',
      premium: 'Premium',
      greeting: 'I’m here to help you reflect on your thoughts. What’s on your mind?',
      asked: 'Why did saying “let me look first” feel so big? It is nothing.',
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
