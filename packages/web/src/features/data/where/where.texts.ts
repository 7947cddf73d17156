import { catalogue } from '#kit/texts/catalogue.ts'

/** When a recipient gets something, and what. */
type SentRow = { readonly when: string; readonly what: string }

const are = (count: number) => (count === 1 ? '1 entry is' : `${count} entries are`)

const everyRequest: SentRow = {
  when: 'Every request',
  what: 'Your time zone and the kind of browser you’re using.',
}
const usingDaywell: SentRow = {
  when: 'You use Daywell',
  what: 'Your preferences, which prompts you’ve seen and, if you opted in, the days you write.',
}
const neverText: SentRow = { when: 'Never', what: 'Any journal text.' }

const pushRows: readonly SentRow[] = [
  {
    when: 'You allow notifications',
    what: 'An encrypted message for each reminder or streak alert.',
  },
  neverText,
]
const paymentRows: readonly SentRow[] = [
  {
    when: 'You check out',
    what: 'If this server takes real payments: your email, account ID and card.',
  },
  neverText,
]

export const whereTexts = catalogue({
  en: {
    title: 'What’s stored where',
    opening: 'Opening your journal…',
    learnMore: 'Learn more',
    about: (what: string) => `about ${what}`,
    counts: {
      caption: 'Stored on this device and on the server',
      here: 'This device',
      there: 'The server',
      entries: 'Entries',
      versions: 'Earlier versions',
      deleted: 'Recently deleted',
      drafts: 'Drafts',
      never: 'never stored',
      unknown: 'unknown',
    },
    asking: 'Checking the server…',
    unreachable:
      'We can’t reach the server, so we can’t show what’s there. Everything on this device is fine.',
    onlyHere: (count: number) => `${are(count)} only on this device.`,
    waiting: (count: number) =>
      count === 1 ? '1 change is waiting to sync.' : `${count} changes are waiting to sync.`,
    nothingWaits: 'Nothing is waiting to sync.',
    allSynced: 'All your entries are synced.',
    size: (own: string) => `Your entries use ${own} on this device.`,
    storage: {
      of: (used: string, allowed: string) => `${used} of ${allowed}`,
      entries: (size: string) => `On the server, your entries use ${size}.`,
      versions: (size: string) => `Earlier versions and deleted entries use ${size}.`,
      media: (size: string) => `Your photos and recordings use ${size}.`,
      mediaNearlyFull:
        'Your room for photos and recordings on the server is nearly full. Once it’s full, new ones stay on this device. Delete some you don’t need, or ask the person who runs the server for more space.',
      manyEntries: (count: string) =>
        `You’re close to this server’s limit on entries: ${count}. Once you reach it, new entries stay on this device. Delete entries you don’t need, or ask the person who runs the server for more space.`,
      nearlyFull:
        'Your storage on the server is nearly full. Once it’s full, new text stays on this device. Delete entries you don’t need, or ask the person who runs the server for more space.',
      versionsNearlyFull:
        'Your version history on the server is nearly full. Once it’s full, new text stays on this device. Keep some entries on this device to free space right away, or ask the person who runs the server for more.',
    },
    tokens: {
      used: (count: string) =>
        `This month you’ve used ${count} tokens of the AI model. A token is about four letters.`,
      usedOf: (count: string, allowed: string) =>
        `This month you’ve used ${count} of ${allowed} tokens of the AI model. A token is about four letters.`,
      renews: (day: string) => `The budget renews on ${day}.`,
      serverUsedUp: 'This server’s budget for everyone is used up this month.',
    },
    media: {
      here: (count: number, size: string) =>
        count === 1
          ? `There’s 1 photo or recording. On this device it uses ${size}.`
          : `There are ${count.toLocaleString('en')} photos and recordings. On this device they use ${size}.`,
      waiting: (count: number) =>
        count === 1
          ? '1 of them is waiting to be uploaded.'
          : `${count.toLocaleString('en')} of them are waiting to be uploaded.`,
    },
    sizeOfAll: (used: string, room: string) =>
      `In total, Daywell uses ${used} of the ${room} available.`,
    keeping: {
      kept: 'The browser won’t clear this data on its own.',
      notKept: 'If this device runs low on space, the browser may clear this data.',
      unknown: 'We can’t tell whether this browser may clear this data when space runs low.',
      ask: 'Protect this data',
      refused:
        'The browser declined. It usually agrees once you’ve installed or bookmarked Daywell. Until then, download a backup now and then.',
      granted: 'The browser agreed to keep this data.',
    },
    sent: {
      title: 'Who gets what',
      aside: 'Who receives your data, and when.',
      lastSync: (when: string) => `Last sync: ${when}.`,
      neverSynced: 'This device hasn’t synced yet.',
      noOneElse:
        'No one else gets anything. No ads, no analytics. Only the payment form loads anything from outside this server.',
    },
    /** By level: `words` while entries sync, `noWords` while none do. `more` is folded away. */
    recipients: {
      server: {
        name: 'Your Daywell server',
        words: [
          {
            when: 'You sync',
            what: 'The entries you’ve changed (title, text, prompt, day, mood and tags) and a list of the ones you’ve deleted.',
          },
          usingDaywell,
          everyRequest,
          { when: 'Never', what: 'Entries kept on this device.' },
        ],
        noWords: [
          {
            when: 'You chat',
            what: 'If an AI model answers: your messages to the assistant, and any draft you’re sharing. If not, this browser answers, and nothing is sent.',
          },
          { when: 'You delete an entry', what: 'Which entry it was, if it’s still on the server.' },
          usingDaywell,
          everyRequest,
          { when: 'Never', what: 'Any text from your entries.' },
        ],
        more: '',
      },
      assistant: {
        name: 'The assistant and summaries',
        words: [
          {
            when: 'You chat',
            what: 'Your message, this conversation, your preferences, and the draft if you share it. The assistant also reads earlier entries. An AI model gets excerpts only if AI interaction is set to Involved.',
          },
          { when: 'You open Insights', what: 'That week’s or month’s entries.' },
          {
            when: 'You ask your journal',
            what: 'Your question and your entries on the server. An AI model gets the question and matching passages only if AI interaction is set to Involved.',
          },
          { when: 'Never', what: 'Entries kept on this device or hidden from the assistant.' },
        ],
        noWords: [
          {
            when: 'You chat',
            what: 'If an AI model answers: your message, this conversation, your preferences, and the draft if you share it. If not, this browser answers, and nothing is sent.',
          },
          { when: 'Never', what: 'Any text from your entries, except a draft you share.' },
        ],
        more: 'The panel shows what’s answering: this server’s built-in rules or an AI model, with its name and where it runs. For writing prompts, an AI model gets your preferences and the time of day. Conversations are cleared when you reload or log out, unless you save one as an entry.',
      },
      pushService: {
        name: 'Your browser’s push service',
        words: pushRows,
        noWords: pushRows,
        more: 'Only your browser can decrypt these messages. Each contains the type of reminder and the day. The service sees which Daywell server sent a message to this browser, when it was sent, and that it expires at the end of your day. Every message is the same size and carries no label, so the service can’t tell which kind it is.',
      },
      payments: {
        name: 'Stripe (payments)',
        words: paymentRows,
        noWords: paymentRows,
        more: 'You enter your card in Stripe’s own form, and the server never sees it. Only the payment page loads Stripe’s script, which sees your IP address and the kind of browser you’re using. In test mode, Stripe gets nothing.',
      },
    },
    sealed: {
      title: 'What’s encrypted, and what isn’t',
      server:
        'On the server, your entries, earlier versions, deleted entries and preferences are encrypted. A stolen database would be unreadable. The server holds the keys and can read your entries, because it needs to work with them. This isn’t end-to-end encryption.',
      plain:
        'The server needs these unencrypted to sort and count: your email and names, dates and times, counts such as the number of words, IDs, your privacy level and your subscription status. If you’ve allowed notifications, that includes the time of your next reminder check, which reminders were sent on which days, whether you share the days you write and, if so, the latest one.',
      encrypted: 'The connection between this page and the server is encrypted (https).',
      inside: 'The connection isn’t encrypted (http), but it never leaves this machine.',
      open: 'The connection isn’t encrypted (http): anyone on the same network could read it.',
      device:
        'Daywell doesn’t encrypt data on this device. Your device’s screen lock and login protect it.',
      files:
        'Anyone who has a file you download can read it, unless you choose the encrypted backup.',
    },
  },
})

export type WhereTexts = (typeof whereTexts)['en']
