import { messageOf } from '@daywell/core/errors'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { askJournal, type Circumstances, type Moment } from './asking.ts'

const [shared, kept, hidden, changed] = [
  anEntry({ _id: 'shared', content: 'SHARED' }),
  anEntry({ _id: 'local_1', content: 'KEPT' }),
  anEntry({ _id: 'local_2', content: 'HIDDEN', hideFromAssistant: true }),
  anEntry({ _id: 'changed', content: 'CHANGED' }),
]
const none = { response: 'None.', sources: [], found: false }

/** Asks; returns what was sent to the server and what was searched here. */
async function asked(
  at: Partial<Moment & Circumstances> = {},
  kind: 'self' | null = null,
  fails?: Error,
) {
  const toServer: unknown[] = []
  const here: string[] = []
  const deps = {
    check: async () => ({ kind, also: [] }),
    askServer: async (...given: unknown[]) => {
      toServer.push(given.slice(0, 3))
      if (fails) throw fails
      return none
    },
    askHere: async (_: string, entries: readonly { content: string }[]) => {
      here.push(...entries.map(({ content }) => content))
      return none
    },
  }
  const moment: Moment = {
    isOnline: true,
    level: 'hybrid',
    unsent: ['changed'],
    entries: [shared, kept, hidden, changed],
    ...at,
  }
  const circumstances = { mayAsk: async () => true, now: () => moment, ...at }
  const question = 'Where was I?'
  const outcome = await askJournal(deps, question, circumstances, new AbortController().signal)
  return { outcome, toServer, here }
}

describe('a question to the journal', () => {
  it('is not sent in local mode: this device searches everything that is not hidden', async () => {
    const { toServer, here } = await asked({ level: 'local' })
    expect([toServer, here]).toEqual([[], ['SHARED', 'KEPT', 'CHANGED']])
  })

  it('goes to the server otherwise, and this device searches what the server lacks', async () => {
    const { toServer, here } = await asked()
    expect(toServer).toEqual([['Where was I?', ['changed'], 'hybrid']])
    expect(here).toEqual(['KEPT', 'CHANGED'])
  })

  it('is answered here while offline, and says so', async () => {
    const { outcome, toServer, here } = await asked({ isOnline: false, level: 'cloud' })
    expect([toServer, here.length]).toEqual([[], 3])
    expect(outcome).toMatchObject({ kind: 'told', isOffline: true })
  })

  it('is safety-checked before anything else, including plan and network', async () => {
    const { outcome, toServer, here } = await asked({ mayAsk: async () => false }, 'self')
    expect([outcome.kind, toServer, here]).toEqual(['help', [], []])
    expect((await asked({ mayAsk: async () => false })).outcome.kind).toBe('locked')
  })

  it('is not sent if the level became local during the plan check', async () => {
    let level: Moment['level'] = 'cloud'
    const mayAsk = async () => {
      level = 'local'
      return true
    }
    const now = () => ({ isOnline: true, level, unsent: [], entries: [shared, hidden] })
    const { toServer, here } = await asked({ mayAsk, now })
    expect([toServer, here]).toEqual([[], ['SHARED']])
  })

  it('is not sent if the list of excluded entries exceeds the limit', async () => {
    const unsent = Array.from({ length: 501 }, (_, n) => `entry ${n}`)
    const { toServer, here } = await asked({ unsent })
    expect([toServer, here]).toEqual([[], ['SHARED', 'KEPT', 'CHANGED']])
  })

  it('is answered here if the server turns out to be unreachable', async () => {
    const { outcome, here } = await asked({}, null, new CallFailure({ kind: 'network' }))
    expect(outcome).toMatchObject({ kind: 'told', isOffline: true })
    expect(here).toContain('SHARED')
  })

  it('says why it was not answered', async () => {
    const limit = new CallFailure({ kind: 'http', status: 429, hadToken: true, error: 'Too many' })
    expect((await asked({}, null, limit)).outcome).toEqual({
      kind: 'failed',
      words: messageOf(limit.failure, 'chat'),
    })
  })
})
