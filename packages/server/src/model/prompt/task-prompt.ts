import type { Task } from '../provider.ts'
import { entryIn, type Prompt, readOf } from './chat-prompt.ts'
import { describePreferences } from './describe-preferences.ts'
import { fenced } from './fence.ts'
import { roomFor } from './fit.ts'
import { tokensIn } from './tokens.ts'
import { GROUND_RULES } from './voice.ts'

/** Tokens; a month of a person who writes every day. */
const TASK_BUDGET = 12_000

/** The prompt for writing from entries; the newest that fit, where not all do. */
export function taskPrompt<T>(
  { instructions, asked, preferences, passages }: Task<T>,
  budget = TASK_BUDGET,
): Prompt {
  const rules = `${GROUND_RULES}\n\n${instructions}`
  const room = roomFor(budget - tokensIn(rules))
  const question = room.take(asked === undefined ? [] : [asked], (text) => text)
  const settings = room.take([describePreferences(preferences)], (text) => text)
  const read = room.takeAny(passages, ({ title, text }) => title + text)
  const shared = [
    ...settings.map((text) => fenced('settings', text)),
    ...read.toReversed().map((passage) => entryIn(passage)),
    ...question.map((text) => fenced('question', text)),
  ]
  return {
    instructions: rules,
    messages: [{ role: 'user', content: shared.join('\n\n') }],
    stableCount: 0,
    read: read.map(readOf),
  }
}
