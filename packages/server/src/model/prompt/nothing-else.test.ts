import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Talk } from '../provider.ts'
import { chatPrompt, type Prompt } from './chat-prompt.ts'
import { taskPrompt } from './task-prompt.ts'

/** All that two people give, each in words of their own. */
function givenBy(word: string) {
  const texts = ['message', 'draft', 'said', 'goal', 'title', 'entry'].map((of) => `${word}-${of}`)
  const [message = '', draft = '', said = '', goal = '', title = '', text = ''] = texts
  const plain = defaultPreferences()
  const writingGoals = { ...plain.writingGoals, specificGoals: [goal] }
  const preferences: Preferences = { ...plain, writingGoals }
  const passages = [{ id: `${word}-id`, title, localDate: '2026-11-09', text }]
  return { texts, message, draft, said, preferences, passages }
}

/** What is left of a prompt without what the person gave. */
function restOf({ instructions, messages }: Prompt, texts: readonly string[]): string {
  const sent = JSON.stringify([instructions, messages])
  for (const text of texts) expect(sent).toContain(text)
  return texts.reduce((left, text) => left.replaceAll(text, ''), sent)
}

it('AI-22 a model is given the message, the draft, the preferences and passages of entries, and no other personal data', () => {
  const chat = (word: string) => {
    const { texts, message, draft, said, preferences, passages } = givenBy(word)
    const talk: Talk = {
      message,
      draft,
      preferences,
      earlier: passages,
      level: 'involved',
      conversation: [{ role: 'user', content: said }],
      today: '2026-11-15',
    }
    return restOf(chatPrompt(talk), texts)
  }
  // Summaries, and answers to what the journal is asked.
  const task = (word: string) => {
    const { texts, preferences, passages } = givenBy(word)
    const given = { instructions: 'Sum it up.', preferences, passages, schema: z.object({}) }
    return restOf(taskPrompt(given), texts.slice(-3))
  }
  for (const prompt of [chat, task]) {
    expect(prompt('juniper')).toBe(prompt('saffron'))
    expect(prompt('juniper')).not.toContain('juniper')
  }
})
