import { catalogue } from '#kit/texts/catalogue.ts'

export const askTexts = catalogue({
  en: {
    title: 'Ask your journal',
    line: (question: string) => `Ask your journal: “${question}”`,
    close: 'Close',
    label: 'Your question',
    placeholder: 'When did I last see the sea?',
    ask: 'Ask',
    working: 'Looking through your journal…',
    notFound: 'I did not find that in your journal.',
    retry: 'Try again',
    days: 'From:',
    nearest: 'These days come nearest:',
    open: (day: string, title: string) => (title === '' ? `Open ${day}` : `Open ${day}: ${title}`),
    tooLong: 'A question has at most 2,000 characters.',
    onThisDevice: 'On this device:',
    offline:
      'You are offline, so this device looked by words alone. With a connection more may be found.',
    offlineByMeaning:
      'You are offline, so this device looked through what it has. With a connection more may be found.',
    where: {
      local: 'Answered on this device. Nothing of it leaves.',
      server:
        'Your question goes to the server, which looks through your entries there; entries that you hide from the assistant are left out. Where a language model is set up and your AI level is Involved, it gets your question and the passages that fit it. Neither is kept.',
    },
  },
})
