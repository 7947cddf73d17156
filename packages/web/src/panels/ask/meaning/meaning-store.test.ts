import { describe, expect, it } from 'vitest'
import type { KeptModel } from '#device/workers/meaning/kept-model.ts'
import type { FetchDeps } from './fetch-model.ts'
import { createMeaningStore, type StoreDeps } from './meaning-store.ts'
import { aModel, keptInMemory } from './testing/a-model.ts'

type Get = FetchDeps['get']

/** A device without any choice, and a server with a small model. */
async function aDevice({ get, kept = keptInMemory(), ...more }: Partial<StoreDeps> = {}) {
  const { model, served, pieces } = await aModel()
  const fetched: string[] = []
  let chosen = false
  const fromServer: Get = async (path, came) => {
    const bytes = served.get(path) ?? new Uint8Array()
    fetched.push(path)
    came(bytes.length)
    return bytes
  }
  const forgotten: string[] = []
  const store = createMeaningStore({
    kept,
    ask: async () => model,
    get: get ?? fromServer,
    room: async () => 1_000_000_000,
    isFull: (error) => error instanceof RangeError,
    choice: {
      get: () => chosen,
      set(wanted) {
        chosen = wanted
      },
    },
    forgetRead: async () => void forgotten.push('read'),
    ended: new AbortController().signal,
    ...more,
  })
  const phases: string[] = []
  store.subscribe(() => {
    const { phase } = store.state()
    if (phases.at(-1) !== phase) phases.push(phase)
  })
  return {
    store,
    model,
    pieces,
    kept,
    fetched,
    fromServer,
    phases,
    forgotten,
    isChosen: () => chosen,
  }
}

describe('the model on this device', () => {
  it('is not enabled for a person who logged out during the download', async () => {
    const [kept, ending] = [keptInMemory(), new AbortController()]
    const finish: KeptModel['finish'] = async (model) => {
      await kept.finish(model)
      ending.abort()
    }
    const { store, isChosen } = await aDevice({
      kept: { ...kept, finish },
      ended: ending.signal,
    })
    await store.refresh()
    await store.fetch()
    expect([await kept.whole(), isChosen()]).toEqual([expect.anything(), false])
  })

  it('is offered with its size, downloaded only on request, and then kept', async () => {
    const { store, fetched, pieces, phases, isChosen } = await aDevice()
    await store.refresh()
    expect(store.state()).toEqual({ phase: 'offered', bytes: 3_000_000, left: 3_000_000 })
    expect([fetched, isChosen()]).toEqual([[], false])
    await store.fetch()
    expect(fetched).toEqual(pieces.map(({ path }) => path))
    expect(phases).toEqual(['offered', 'fetching', 'kept'])
    expect([store.state(), isChosen()]).toEqual([{ phase: 'kept', bytes: 3_000_000 }, true])
  })

  it('is not offered if the server has none, is unreachable, or may not be asked', async () => {
    const silent = () => Promise.reject(new Error('No network'))
    for (const ask of [async () => null, silent]) {
      const { store } = await aDevice({ ask })
      await store.refresh()
      expect(store.state()).toEqual({ phase: 'none' })
    }
    const { store } = await aDevice()
    await store.refresh(false)
    expect(store.state()).toEqual({ phase: 'none' })
  })

  it('shows how much is left after a stop, and resumes from there', async () => {
    const { fromServer, ...first } = await aDevice()
    const get: Get = async (path, came, signal) => {
      if (first.fetched.length === 1) store.stop()
      signal.throwIfAborted()
      return fromServer(path, came, signal)
    }
    const { store } = await aDevice({ get, kept: first.kept })
    await store.refresh()
    await store.fetch()
    expect(store.state()).toEqual({ phase: 'offered', bytes: 3_000_000, left: 2_000_000 })
    const again = await aDevice({ kept: first.kept })
    await again.store.refresh()
    await again.store.fetch()
    expect([again.store.state().phase, again.fetched.length]).toEqual(['kept', 2])
  })

  it('reports a broken connection, and keeps what arrived', async () => {
    const { fromServer, fetched, kept } = await aDevice()
    const get: Get = (path, came, signal) => {
      if (fetched.length === 2) throw new TypeError('Failed to fetch')
      return fromServer(path, came, signal)
    }
    const { store } = await aDevice({ get, kept })
    await store.refresh()
    await store.fetch()
    expect(store.state()).toEqual({ phase: 'failed', bytes: 3_000_000, why: 'network' })
    await store.refresh()
    expect(store.state()).toMatchObject({ phase: 'offered', left: 1_000_000 })
  })

  it('is not downloaded without spare space, and frees what it took', async () => {
    const tight = await aDevice({ room: async () => 52_999_999 })
    await tight.store.refresh()
    await tight.store.fetch()
    expect([tight.store.state(), tight.fetched]).toEqual([
      { phase: 'failed', bytes: 3_000_000, why: 'no-room' },
      [],
    ])
    const memory = keptInMemory()
    const put: KeptModel['put'] = (piece, bytes) =>
      memory.held.size === 2 ? Promise.reject(new RangeError('Full')) : memory.put(piece, bytes)
    const full = await aDevice({ kept: { ...memory, put }, room: async () => undefined })
    await full.store.refresh()
    await full.store.fetch()
    expect(full.store.state()).toMatchObject({ phase: 'failed', why: 'no-room' })
    expect(memory.held.size).toBe(0)
  })

  it('is downloaded again if damaged, in transit or on disk', async () => {
    const { fromServer, kept, pieces } = await aDevice()
    let damaged = 1
    const get: Get = async (path, came, signal) => {
      const bytes = await fromServer(path, came, signal)
      return damaged-- > 0 ? bytes.slice(1) : bytes
    }
    const { store } = await aDevice({ get, kept })
    await store.refresh()
    await store.fetch()
    expect(store.state().phase).toBe('kept')

    await kept.put(pieces[1] as (typeof pieces)[0], new Uint8Array(1_000_000))
    await store.broken()
    expect(store.state()).toEqual({ phase: 'failed', bytes: 3_000_000, why: 'broken' })
    const again = await aDevice({ kept })
    await again.store.refresh()
    await again.store.fetch()
    expect([again.store.state().phase, again.fetched]).toEqual(['kept', [pieces[1]?.path]])

    const never = await aDevice({ get: async () => new Uint8Array(3) })
    await never.store.refresh()
    await never.store.fetch()
    expect(never.store.state()).toMatchObject({ phase: 'failed', why: 'broken' })
  })

  it('is removed with its vectors; another person finds it already downloaded', async () => {
    const first = await aDevice()
    await first.store.refresh()
    await first.store.fetch()
    const other = await aDevice({ kept: first.kept, ask: () => Promise.reject(new Error('No')) })
    await other.store.refresh()
    expect(other.store.state()).toEqual({ phase: 'offered', bytes: 3_000_000, left: 0 })
    await other.store.fetch()
    expect([other.store.state().phase, other.fetched, other.isChosen()]).toEqual(['kept', [], true])

    await first.store.remove()
    expect([first.forgotten, first.isChosen()]).toEqual([['read'], false])
    expect(first.store.state()).toMatchObject({ phase: 'offered', left: 3_000_000 })
  })
})
