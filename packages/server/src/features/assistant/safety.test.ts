import { safetyOf } from '@daywell/core/safety'
import { describe, expect, it } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { chatter, runWithModel } from './testing/chatting.ts'

const DANGER = 'I want to kill myself tonight'
const PLACES = [
  ['America/New_York', '988'],
  ['Europe/London', '116 123'],
  ['Europe/Berlin', '0800 111 0 111'],
] as const

describe('text that speaks of self-harm or danger', () => {
  const databases = freshDatabases('sqlite')

  it.each(['builtin', 'openai-compatible', 'anthropic'])(
    'AI-25 AI-26 AI-27 AI-42 gets a calm card with help lines from the server itself, before plan, limit and model (%s)',
    async (provider) => {
      expect(safetyOf(DANGER).kind).toBe('self')
      const lines: string[] = []
      const logStream = { write: (line: string) => void lines.push(line) }
      const env = {
        PREMIUM: 'paid',
        LOG_LEVEL: 'trace',
        ...(provider === 'builtin' && { AI_PROVIDER: provider }),
      }
      const place = await databases.place()
      const options = { logStream, callsPerMinute: 3 }
      const { model, person, database } = await runWithModel(place, { ...options, provider, env })
      const free = await person()
      const before = await database.read.selectFrom('entries').selectAll().execute()

      for (const [zone, line] of PLACES) {
        const answer = await free.ask({ message: DANGER, context: DANGER }, { 'time-zone': zone })
        expect(answer.status).toBe(200)
        const { response, read } = answer.json as { response: string; read: unknown[] }
        expect(response).toContain(line)
        expect(response).toContain('You do not have to be alone with this')
        expect(response).not.toMatch(/subscri|upgrade|premium|streak|cannot help|against our/i)
        expect(read).toEqual([])
      }
      const byLanguage = await free.ask(
        { message: DANGER },
        { 'accept-language': 'de-DE,de;q=0.9' },
      )
      expect(byLanguage.text).toContain('0800 111 0 111')

      // Far beyond every limit it still comes, and none of it counted against one.
      for (let n = 0; n < 8; n += 1) {
        for (const interactionLevel of ['minimal', 'balanced', 'involved']) {
          const streamed = await free.stream({ message: DANGER, interactionLevel })
          expect(streamed.names).toEqual(['read', 'text', 'done'])
          expect(streamed.text).toContain('You do not have to be alone with this')
        }
      }
      expect((await free.ask({ message: 'A quiet day' })).status).toBe(403)

      expect(model.calls()).toBe(0)
      expect(await database.read.selectFrom('entries').selectAll().execute()).toEqual(before)
      expect(lines.length).toBeGreaterThan(24)
      expect(lines.filter((line) => /kill myself|safety|alone with/.test(line))).toEqual([])
    },
  )

  it('is still answered where the person asked too often for anything else', async () => {
    const app = await runAppForTest(await databases.place(), {
      env: { PREMIUM: 'everyone' },
      callsPerMinute: 1,
    })
    const one = await chatter(app)
    expect((await one.ask({ message: 'A quiet day' })).status).toBe(200)
    expect((await one.ask({ message: 'A quiet day' })).status).toBe(429)
    expect((await one.ask({ message: DANGER })).status).toBe(200)
  })
})
