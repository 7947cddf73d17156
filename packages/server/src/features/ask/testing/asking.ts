import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { expect } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import type { RunningApp } from '#http/testing/running-app.ts'
import { chatter } from '../../assistant/testing/chatting.ts'

interface Answered {
  readonly response: string
  readonly sources: { id: string; title: string; localDate: string }[]
  readonly found: boolean
}

/** A person who asks their journal. */
export async function asker(app: RunningApp) {
  const person = await chatter(app)
  const { token } = person
  const askRaw = (json: object, headers: Record<string, string> = {}) =>
    ask(app.port, 'POST /api/ai/ask', { token, json, headers })
  return {
    ...person,
    askRaw,
    async question(question: string, more: object = {}, headers: Record<string, string> = {}) {
      const answer = await askRaw({ question, ...more }, headers)
      expect(answer.status, answer.text).toBe(200)
      return answer.json as Answered
    },
    remove: (id: string) => ask(app.port, `DELETE /api/journal/entries/${id}`, { token }),
    async setStyle(style: Partial<Preferences['journalStyle']>): Promise<void> {
      const { version, ...plain } = defaultPreferences()
      const journalStyle = { ...plain.journalStyle, ...style }
      await person.call('POST /api/user/preferences', { ...plain, journalStyle })
    },
  }
}
