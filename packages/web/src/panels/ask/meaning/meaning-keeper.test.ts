import { describe, expect, it } from 'vitest'
import type { KeptModel } from '#device/workers/meaning/kept-model.ts'
import type { FetchParts } from './fetch-model.ts'
import { type KeeperParts, meaningKeeper } from './meaning-keeper.ts'
import { aModel, keptInMemory } from './testing/a-model.ts'

type Get = FetchParts['get']

/** A device on which nobody has chosen anything, and a server with a small model. */
async function aDevice({ get, kept = keptInMemory(), ...more }: Partial<KeeperParts> = {}) {
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
  const keeper = meaningKeeper({
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
  keeper.subscribe(() => {
    const { phase } = keeper.state()
    if (phases.at(-1) !== phase) phases.push(phase)
  })
  return {
    keeper,
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
  it('is not chosen by somebody who is gone by the time it is whole', async () => {
    const [kept, ending] = [keptInMemory(), new AbortController()]
    const finish: KeptModel['finish'] = async (model) => {
      await kept.finish(model)
      ending.abort()
    }
    const { keeper, isChosen } = await aDevice({
      ...{ kept: { ...kept, finish }, ended: ending.signal },
    })
    await keeper.look()
    await keeper.fetch()
    expect([await kept.whole(), isChosen()]).toEqual([expect.anything(), false])
  })

  it('is offered with its size, fetched only when somebody asks for it, and then kept', async () => {
    const { keeper, fetched, pieces, phases, isChosen } = await aDevice()
    await keeper.look()
    expect(keeper.state()).toEqual({ phase: 'offered', bytes: 3_000_000, left: 3_000_000 })
    expect([fetched, isChosen()]).toEqual([[], false])
    await keeper.fetch()
    expect(fetched).toEqual(pieces.map(({ path }) => path))
    expect(phases).toEqual(['offered', 'fetching', 'kept'])
    expect([keeper.state(), isChosen()]).toEqual([{ phase: 'kept', bytes: 3_000_000 }, true])
  })

  it('is not offered where the server has none, cannot be asked, or nobody may ask it', async () => {
    const silent = () => Promise.reject(new Error('No network'))
    for (const ask of [async () => null, silent]) {
      const { keeper } = await aDevice({ ask })
      await keeper.look()
      expect(keeper.state()).toEqual({ phase: 'none' })
    }
    const { keeper } = await aDevice()
    await keeper.look(false)
    expect(keeper.state()).toEqual({ phase: 'none' })
  })

  it('that was stopped says how much is left, and goes on from there', async () => {
    const { fromServer, ...first } = await aDevice()
    const get: Get = async (path, came, signal) => {
      if (first.fetched.length === 1) keeper.stop()
      signal.throwIfAborted()
      return fromServer(path, came, signal)
    }
    const { keeper } = await aDevice({ get, kept: first.kept })
    await keeper.look()
    await keeper.fetch()
    expect(keeper.state()).toEqual({ phase: 'offered', bytes: 3_000_000, left: 2_000_000 })
    const again = await aDevice({ kept: first.kept })
    await again.keeper.look()
    await again.keeper.fetch()
    expect([again.keeper.state().phase, again.fetched.length]).toEqual(['kept', 2])
  })

  it('whose line breaks says so, and keeps what came', async () => {
    const { fromServer, fetched, kept } = await aDevice()
    const get: Get = (path, came, signal) => {
      if (fetched.length === 2) throw new TypeError('Failed to fetch')
      return fromServer(path, came, signal)
    }
    const { keeper } = await aDevice({ get, kept })
    await keeper.look()
    await keeper.fetch()
    expect(keeper.state()).toEqual({ phase: 'failed', bytes: 3_000_000, why: 'network' })
    await keeper.look()
    expect(keeper.state()).toMatchObject({ phase: 'offered', left: 1_000_000 })
  })

  it('is not even begun where it would leave no room for words, and gives back what it took', async () => {
    const tight = await aDevice({ room: async () => 52_999_999 })
    await tight.keeper.look()
    await tight.keeper.fetch()
    expect([tight.keeper.state(), tight.fetched]).toEqual([
      { phase: 'failed', bytes: 3_000_000, why: 'no-room' },
      [],
    ])
    const memory = keptInMemory()
    const put: KeptModel['put'] = (piece, bytes) =>
      memory.held.size === 2 ? Promise.reject(new RangeError('Full')) : memory.put(piece, bytes)
    const full = await aDevice({ kept: { ...memory, put }, room: async () => undefined })
    await full.keeper.look()
    await full.keeper.fetch()
    expect(full.keeper.state()).toMatchObject({ phase: 'failed', why: 'no-room' })
    expect(memory.held.size).toBe(0)
  })

  it('is fetched again where it is damaged, on the way or here', async () => {
    const { fromServer, kept, pieces } = await aDevice()
    let damaged = 1
    const get: Get = async (path, came, signal) => {
      const bytes = await fromServer(path, came, signal)
      return damaged-- > 0 ? bytes.slice(1) : bytes
    }
    const { keeper } = await aDevice({ get, kept })
    await keeper.look()
    await keeper.fetch()
    expect(keeper.state().phase).toBe('kept')

    await kept.put(pieces[1] as (typeof pieces)[0], new Uint8Array(1_000_000))
    await keeper.broken()
    expect(keeper.state()).toEqual({ phase: 'failed', bytes: 3_000_000, why: 'broken' })
    const again = await aDevice({ kept })
    await again.keeper.look()
    await again.keeper.fetch()
    expect([again.keeper.state().phase, again.fetched]).toEqual(['kept', [pieces[1]?.path]])

    const never = await aDevice({ get: async () => new Uint8Array(3) })
    await never.keeper.look()
    await never.keeper.fetch()
    expect(never.keeper.state()).toMatchObject({ phase: 'failed', why: 'broken' })
  })

  it('goes with all that was read with it; whoever comes after it was fetched has nothing to fetch', async () => {
    const first = await aDevice()
    await first.keeper.look()
    await first.keeper.fetch()
    const other = await aDevice({ kept: first.kept, ask: () => Promise.reject(new Error('No')) })
    await other.keeper.look()
    expect(other.keeper.state()).toEqual({ phase: 'offered', bytes: 3_000_000, left: 0 })
    await other.keeper.fetch()
    expect([other.keeper.state().phase, other.fetched, other.isChosen()]).toEqual([
      'kept',
      [],
      true,
    ])

    await first.keeper.remove()
    expect([first.forgotten, first.isChosen()]).toEqual([['read'], false])
    expect(first.keeper.state()).toMatchObject({ phase: 'offered', left: 3_000_000 })
  })
})
