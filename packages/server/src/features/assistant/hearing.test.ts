import { describe, expect, it } from 'vitest'
import { sharedCalls } from '#limits/shared-calls.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { createHearing } from './safety-reply.ts'

const LONDON = { timeZone: 'Europe/London', acceptLanguage: 'en-GB' }

describe('hearing in two processes on one PostgreSQL', { timeout: 60_000 }, () => {
  const databases = freshDatabases('postgres')

  it('MANY-08 hears as many messages at once as one process would, and the others aside', async () => {
    const place = await databases.place()
    let aside = 0
    const opened = await Promise.all([1, 2].map(() => databases.open(place)))
    const processes = opened.map((database) =>
      createHearing({
        hearingLimit: sharedCalls(database, 'hearing', 10),
        monotonic: () => 1_000_000,
        hearAside: async () => {
          aside += 1
          return { kind: null, also: [] }
        },
        countCall: async () => undefined,
      }),
    )
    for (let n = 0; n < 30; n += 1) await processes[n % 2]?.('ann', 'A quiet day', LONDON)
    expect(aside).toBe(20)
  })

  it('AI-46 hears a message that could not be counted', async () => {
    const hear = createHearing({
      hearingLimit: () => Promise.reject(new Error('no database')),
      monotonic: () => 0,
      hearAside: async () => expect.unreachable(),
      countCall: async () => undefined,
    })
    expect(await hear('ann', 'I want to kill myself', LONDON)).toContain('116 123')
  })
})
