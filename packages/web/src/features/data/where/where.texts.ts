import { catalogue } from '#kit/texts/catalogue.ts'

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
const are = (count: number) => (count === 1 ? `${entries(count)} is` : `${entries(count)} are`)

export const whereTexts = catalogue({
  en: {
    title: 'What’s stored where',
    opening: 'Opening your journal…',
    counts: {
      caption: 'How much is stored on this device, and how much on the server',
      what: 'What',
      here: 'This device',
      there: 'The server',
      entries: 'Entries',
      versions: 'Earlier versions',
      deleted: 'Recently deleted',
      drafts: 'Drafts',
      never: 'never stored',
      unknown: 'not known',
    },
    asking: 'Asking the server…',
    unreachable:
      'We couldn’t reach the server, so we can’t say what’s stored on it. Everything on this device is counted.',
    onlyHere: (count: number) => `${are(count)} only on this device.`,
    waiting: (count: number) =>
      count === 1 ? '1 change is waiting to be sent.' : `${count} changes are waiting to be sent.`,
    nothingWaits: 'Nothing is waiting to be sent.',
    size: (own: string) => `Your entries take up ${own} here.`,
    sizeOfAll: (used: string, room: string) =>
      `The browser counts ${used} for all of Daywell, out of ${room}.`,
    keeping: {
      kept: 'The browser won’t remove any of it on its own.',
      notKept: 'The browser may remove all of it if the device runs out of space.',
      unknown: 'The browser doesn’t say whether it may remove it if the device runs out of space.',
      ask: 'Ask the browser to keep it',
      refused:
        'The browser didn’t agree. It does for pages that you use often, install or bookmark. Until then, download a backup now and then.',
      granted: 'The browser agreed.',
    },
    sent: {
      title: 'What was sent, and to whom',
      lastSync: (when: string) => `Last sync: ${when}.`,
      neverSynced: 'This device has not synced yet.',
      noOneElse:
        'No one else gets anything: no advertisers, no statistics. Except for the payment form, no page of Daywell loads anything from anywhere but its own server.',
    },
    recipients: {
      server: {
        name: 'The server of this Daywell',
        words:
          'With every sync: the entries that you changed, with title, text, prompt, day, mood and tags, and what you deleted. Never an entry that you keep on this device.',
        noWords:
          'No word of any entry. Only what you write to the assistant goes through it, and a draft while you share it there. When you delete something that is still there, the server is told which entry that is.',
        besides:
          'With every call: your time zone, and what kind of browser this is. Also your preferences, and which writing prompts you have seen. If you agreed to it in Preferences, the days on which you write, too.',
      },
      assistant: {
        name: 'Whoever answers in the AI assistant, and writes summaries',
        words:
          'When you send a message there: the message, what was said before it in that conversation, your preferences, and the draft on the page while “Share this draft with the assistant” is ticked. The server’s own program looks at your earlier entries, too; a language model gets excerpts of them at the level Involved, and nothing of them otherwise. When you look at a week or a month under Insights: its entries, from which the summary is written. For writing prompts, a language model gets your preferences and the time of day. When you ask your journal something: the question and your entries on the server; a language model gets the question and the passages that fit it, at the level Involved alone. Never an entry that you keep on this device or hide from the assistant.',
        noWords:
          'Only when you send a message there: the message, what was said before it in that conversation, and your preferences. No word of any entry, but for the draft on the page while you tick “Share this draft with the assistant”.',
        besides:
          'The panel names who answers: the server’s own program, or a language model, with its name and where the server reaches it. The conversation is kept nowhere; it is gone when you reload the page or log out.',
      },
      pushService: {
        name: 'The push service of the maker of this browser',
        words: 'Never a word of an entry.',
        noWords: 'Never a word of an entry.',
        besides:
          'Only if you allow notifications, and want reminders or streak alerts: then the server sends each of them through this service, which brings it to your browser while Daywell is closed. It is encrypted for your browser alone and holds its kind and the day. The service sees that something came for this browser and from which Daywell, when, and until when it may be delivered, which is the end of your day. All have the same length, and no label tells their kind; but whoever knows at what time reminders and streak alerts come may guess it.',
      },
      payments: {
        name: 'Stripe, who takes the payments',
        words: 'Never a word of an entry.',
        noWords: 'Never a word of an entry.',
        besides:
          'Only if you go to pay, and only where payments are taken in earnest: then Stripe gets your email address and the id of your account from the server, and your card from its own form on the payment page. The server never sees the card. That page alone loads the script of Stripe, which sees your network address and what kind of browser this is. In test mode Stripe gets nothing.',
      },
    },
    sealed: {
      title: 'What is encrypted, and what is not',
      server:
        'On the server your words are encrypted: entries, earlier versions, what was deleted, preferences. Whoever steals its database reads none of them. The server itself holds the keys and can read them, because it works with them: this is not end-to-end encryption.',
      plain:
        'Plain on the server, because it sorts and counts by them: your email address and your names, dates and times, counts such as the number of words, ids, your privacy level and the state of a subscription. If you have allowed notifications: also when to look next whether to remind you, which reminders were sent on which days, whether you agreed to tell the days on which you write and, if so, the newest of them.',
      encrypted: 'On the way between this page and the server everything is encrypted (https).',
      inside: 'On the way nothing is encrypted (http), but it never leaves this machine.',
      open: 'On the way nothing is encrypted (http): whoever is in the same network can read along.',
      device:
        'On this device Daywell encrypts nothing. The lock of the device, and your account on it, protect what lies here.',
      files:
        'A file that you download can be read by whoever has it, unless you choose the encrypted one.',
    },
  },
})

export type WhereTexts = (typeof whereTexts)['en']
