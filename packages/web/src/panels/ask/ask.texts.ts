import { catalogue } from '#kit/texts/catalogue.ts'

export const askTexts = catalogue({
  en: {
    title: 'Ask your journal',
    line: (question: string) => `Ask your journal: “${question}”`,
    close: 'Close',
    label: 'Your question',
    placeholder: 'When did I last see the ocean?',
    ask: 'Ask',
    working: 'Looking through your journal…',
    notFound: 'I couldn’t find that in your journal.',
    retry: 'Ask again',
    days: 'From:',
    nearest: 'Closest matches:',
    open: (day: string, title: string) => (title === '' ? `Open ${day}` : `Open ${day}: ${title}`),
    tooLong: 'Questions can be up to 2,000 characters.',
    onThisDevice: 'On this device:',
    offline:
      'You’re offline, so we only matched exact words. You may find more when you’re online.',
    offlineByMeaning:
      'You’re offline, so we only searched this device. You may find more when you’re online.',
    where: {
      local: 'Answered on this device. Nothing is sent.',
      server:
        'We search your entries on the server, except hidden ones. With AI interaction set to Involved, an AI model may read your question and the matching passages. Nothing is stored.',
    },
  },
})
