import type { Sensed } from '../trained/sense.ts'
import { type Asked, askedBy, MAX_LONG_REQUEST_WORDS, MAX_REQUEST_CHARS } from './asked.ts'
import { type Plain, plainForm } from './plain-form.ts'

/** What the trained model calls a request, and what it's called here. */
const MEANS: Readonly<Record<string, Asked>> = {
  'reflect-on-draft': 'draft',
  'notice-in-draft': 'draft',
  'summarize-draft': 'summary',
  'summarize-period': 'journal period',
  'recent-themes': 'journal themes',
  'when-last': 'journal when',
  'list-count': 'journal list',
  'ask-journal': 'journal search',
  comfort: 'plea',
  'just-telling': 'telling',
  'give-question': 'question',
  advice: 'advice',
  'judge-me': 'judgement',
  thanks: 'thanks',
  goodbye: 'farewell',
  greeting: 'greeting',
  'about-assistant': 'about it',
  privacy: 'privacy',
  correction: 'complaint',
  apology: 'apology',
  'ask-permission': 'may I',
  'out-of-scope': 'task',
  'app-help': 'app help',
}

/** From this chance on, a message that the rules don't know is taken for a request. */
const SURE_OF_REQUEST = 0.5

/** What the rules say of questions that they know nothing closer of. */
const VAGUE: readonly (Asked | undefined)[] = [undefined, 'own question', 'about it']

/** What a message asks of the companion: by rules, or else by what the trained model makes of it. */
export function askedOrSensed(message: string, sensed: Sensed | undefined): Asked | undefined {
  const asked = askedBy(message)
  if (!sensed || !VAGUE.includes(asked) || message.length > MAX_REQUEST_CHARS) return asked
  const plain = plainForm(message.trim())
  if (plain.words > MAX_LONG_REQUEST_WORDS) return asked
  const found = sensedRequest(sensed)
  return found?.startsWith('journal') && tells(plain) ? asked : (found ?? asked)
}

/** To the model, what tells of a month looks like a wish to have it summed up. */
const TOLD = /\b(?:was|were|went|had|felt|got)\b|\b(?:i|we|he|she|it|they) \w+ed\b/
const tells = ({ text, isQuestion }: Plain) => !isQuestion && TOLD.test(text)

/** Wishes that get the same answer count together. */
function sensedRequest({ intents }: Sensed): Asked | undefined {
  const chances = new Map<Asked, number>()
  for (const { id, p } of intents) {
    const asked = MEANS[id]
    if (asked) chances.set(asked, (chances.get(asked) ?? 0) + p)
  }
  return [...chances].find(([, chance]) => chance >= SURE_OF_REQUEST)?.[0]
}
