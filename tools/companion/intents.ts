import type { Analyser } from '@daywell/core/analysis'
import { type Asked, askedBy, unreadable } from '@daywell/core/companion'

/** A message, and what its writer wants by it. */
export interface LabelledMessage {
  readonly message: string
  readonly draft: boolean
  readonly intent: string
}

/** How often an intent was found, rightly and wrongly, and how often it was missed. */
export interface Score {
  readonly intent: string
  readonly right: number
  readonly wrong: readonly string[]
  readonly missed: readonly string[]
}

/** Draft requests that get the same answer are told apart by no rule. */
const INTENT_OF: Readonly<Record<Asked, string>> = {
  complaint: 'correction',
  'no questions': 'just-telling',
  plea: 'comfort',
  alone: 'comfort',
  telling: 'just-telling',
  apology: 'apology',
  thanks: 'thanks',
  'what are you': 'about-assistant',
  'are you a person': 'about-assistant',
  'how do you work': 'about-assistant',
  'what can you do': 'about-assistant',
  name: 'about-assistant',
  'its feelings': 'about-assistant',
  'what do you see': 'about-assistant',
  memory: 'about-assistant',
  'about it': 'tell',
  privacy: 'privacy',
  advice: 'advice',
  diagnosis: 'judge-me',
  judgement: 'judge-me',
  task: 'out-of-scope',
  facts: 'out-of-scope',
  'own question': 'tell',
  greeting: 'greeting',
  farewell: 'goodbye',
  'may I': 'ask-permission',
  yes: 'short-answer',
  no: 'short-answer',
  unsure: 'short-answer',
  summary: 'summarize-draft',
  draft: 'reflect-on-draft',
  question: 'give-question',
  'journal period': 'summarize-period',
  'journal themes': 'recent-themes',
  'journal when': 'when-last',
  'journal list': 'list-count',
  'journal search': 'ask-journal',
  'how are you': 'greeting',
  'app help': 'app-help',
}

/** What the rules take a message for. */
function intentOf(message: string, { analyse }: Analyser): string {
  const asked = askedBy(message)
  if (asked) return INTENT_OF[asked]
  return unreadable(message, analyse(message)) ? 'unreadable' : 'tell'
}

/** Every intent's score; `group` makes one of intents that get the same answer. */
export function scoresOf(
  rows: readonly LabelledMessage[],
  analyser: Analyser,
  group = (intent: string) => intent,
): Score[] {
  const read = rows.map(({ message, intent }) => ({
    message,
    meant: group(intent),
    found: group(intentOf(message, analyser)),
  }))
  return [...new Set(read.map(({ meant }) => meant))].map((intent) => ({
    intent,
    right: read.filter(({ meant, found }) => meant === intent && found === intent).length,
    wrong: read
      .filter(({ meant, found }) => meant !== intent && found === intent)
      .map(({ message, meant }) => `${meant}: ${message}`),
    missed: read
      .filter(({ meant, found }) => meant === intent && found !== intent)
      .map(({ message, found }) => `${found}: ${message}`),
  }))
}
