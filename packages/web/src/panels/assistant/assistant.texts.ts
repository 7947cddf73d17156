import { catalogue } from '#kit/texts/catalogue.ts'

export const assistantTexts = catalogue({
  en: {
    title: 'AI Assistant',
    show: 'AI Assistant',
    hide: 'Hide assistant',
    loading: 'Loading the assistant',
    premium: 'Premium',
    unreachable: 'The assistant needs a connection. Writing does not.',
    retry: 'Try again',
    greeting: "I'm here to help you reflect on your thoughts. What's on your mind?",
    empty: 'Start a conversation with your AI assistant',
    lasts: 'What is said here is kept nowhere. It ends when you reload the page or log out.',
    where: {
      unknown: 'Finding out who answers here…',
      failed: 'Who answers here could not be found out at the moment.',
      builtin:
        'Answers come from this server’s own rules: a program, not a person, and no language model reads your words.',
      here: (model: string) =>
        `Answers come from ${model}, a language model that this server reaches through a program on its own machine.`,
      host: (model: string, host: string) =>
        `Answers come from ${model}, a language model at ${host}.`,
      gets: 'It gets your messages, this conversation, what you chose in Preferences, and the draft while you share it.',
      excerpts: 'At the level Involved it also gets excerpts of your earlier entries.',
      looksBack:
        'It looks back at your earlier entries on the server, unless you hide them from it.',
    },
    you: 'You:',
    assistant: 'AI Assistant:',
    coming: 'One moment…',
    stopped: 'Stopped',
    stoppedEarly: 'Stopped before an answer came',
    read: 'Read:',
    readDraft: 'this draft',
    readMessage: 'your message',
    open: (day: string, title: string) => `${day}: open ${title}`,
    startNew: 'New conversation',
    message: 'Message to the assistant',
    placeholder: 'Type your message...',
    send: 'Send',
    stop: 'Stop',
    keys: 'Enter sends, Shift+Enter starts a new line.',
    offline: 'You are offline. What you type stays here until you send it.',
    locked: 'Answers are a part of Premium.',
    staysHere: 'What you type here does not leave this device.',
    tooLong: 'A message has at most 10,000 characters.',
    preferences: 'Open Preferences',
    share: {
      label: 'Share this draft with the assistant',
      local: 'Your entries stay on this device. This one leaves it only while this is ticked.',
      keptHere: 'You keep this entry on this device. It leaves it only while this is ticked.',
      hidden: 'This entry is hidden from the assistant.',
    },
    offSwitch: {
      label: 'AI assistant',
      on: 'On this device, at once. Turned off, its panel and its button are gone, and nothing is sent to it. Summaries under Insights stay, by rules instead of a language model.',
      off: 'It is off on this device: no panel, no button, and nothing is sent to it. Summaries under Insights are worked out by rules, and Help now stays.',
    },
  },
})
