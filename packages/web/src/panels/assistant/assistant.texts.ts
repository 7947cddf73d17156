import { catalogue } from '#kit/texts/catalogue.ts'

export const assistantTexts = catalogue({
  en: {
    title: 'AI Assistant',
    show: 'AI Assistant',
    hide: 'Hide assistant',
    loading: 'Loading the assistant',
    premium: 'Premium',
    unreachable: 'The assistant needs a connection. You can keep writing.',
    retry: 'Try again',
    sendAgain: 'Send again',
    greeting: "I'm here to help you reflect on your thoughts. What's on your mind?",
    empty: 'Start a conversation with your AI assistant',
    lasts: 'This chat isn’t saved. It clears when you reload or log out.',
    where: {
      unknown: 'Loading…',
      failed: 'We couldn’t check which assistant is active.',
      builtin:
        'Replies come from a rule-based program on this server, not a person. No AI model reads your words.',
      onDevice:
        'Replies come from a rule-based program in this browser, not a person. What you write here isn’t sent anywhere.',
      here: (model: string) => `Replies come from ${model}, an AI model running on this server.`,
      host: (model: string, host: string) => `Replies come from ${model}, an AI model at ${host}.`,
      gets: 'It gets this conversation, your preferences, and your draft while you’re sharing it.',
      excerpts:
        'With AI interaction set to Involved, it also gets excerpts from your earlier entries.',
      looksBack: 'It reads your earlier entries on the server, except the ones you hide from it.',
    },
    you: 'You:',
    assistant: 'AI Assistant:',
    coming: 'One moment…',
    stopped: 'Stopped',
    stoppedEarly: 'Stopped before replying',
    read: 'Read:',
    readDraft: 'this draft',
    readMessage: 'your message',
    open: (day: string, title: string) => `${day}: open ${title}`,
    startNew: 'New conversation',
    message: 'Message to the assistant',
    placeholder: 'Type your message...',
    send: 'Send',
    stop: 'Stop',
    keys: 'Press Enter to send, Shift+Enter for a new line.',
    offline: 'You’re offline. What you type stays here until you send it.',
    locked: 'Upgrade to get replies.',
    bought:
      'Premium adds an assistant that answers you, asks follow-up questions and can look back at earlier entries.',
    staysHere: 'Nothing you type here is sent.',
    tooLong: 'Messages can be up to 10,000 characters.',
    preferences: 'Open Preferences',
    share: {
      label: 'Share this draft with the assistant',
      local:
        'Your entries stay on this device. The assistant gets this one only while this box is checked.',
      keptHere: 'This entry stays on this device unless this box is checked.',
      hidden: 'This entry is hidden from the assistant.',
    },
    trial: {
      test: 'Test the connection',
      hint: (model: string) =>
        `Sends one fixed sentence to ${model} and shows its reply. Nothing you’ve written is sent.`,
      waiting: 'Waiting for a reply…',
      stop: 'Stop',
      stopped: 'Stopped.',
      replied: (first: string, whole: string) =>
        `The first words came after ${first} s, the whole reply after ${whole} s.`,
      says: (model: string, reply: string) => `${model}: “${reply}”`,
      log: 'The server’s log says why. If you don’t run this server, tell the person who does.',
    },
    offSwitch: {
      label: 'Assistant',
      on: 'Applies to this device right away. When it’s off, the panel disappears and nothing is sent. You still get summaries in Insights, made without an AI model.',
      off: 'Off on this device: the panel is hidden and nothing is sent. You still get summaries in Insights, made without an AI model. Help now still works.',
    },
  },
})
