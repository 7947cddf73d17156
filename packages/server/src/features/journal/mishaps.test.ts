import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device } from './testing/device.ts'

const SECOND = 1000

describe.each(engines)('a mishap on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let now = Date.now()

  beforeAll(async () => {
    app = await runApp(await databases.place(), { clock: () => now })
    return app.stop
  })

  /** Someone who writes on in an entry, a word every half minute, from one session. */
  const writer = async (first: string) => {
    const { token } = await app.signUp(now)
    const me = device(app.port, token)
    const { _id } = await me.create({ content: first })
    const save = (content: string, after: number) => {
      now += after
      return me.update(_id, { content, updatedAt: new Date(now).toISOString() })
    }
    const writeOn = async (from: string, words: number) => {
      let text = from
      for (let n = 0; n < words; n += 1) {
        text += ` word${n}`
        await save(text, 30 * SECOND)
      }
      return text
    }
    return { save, writeOn, earlier: () => me.earlier(_id) }
  }

  it('takes the whole text away, and it is kept however long the writing goes on', async () => {
    const { save, writeOn, earlier } = await writer('It began')
    const whole = await writeOn('It began', 40)
    await save('x', 3 * SECOND)
    expect(await earlier()).toContain(whole)
    await writeOn('x', 40)
    const kept = await earlier()
    expect(kept).toContain(whole)
    // The saves of plain writing are still thinned.
    expect(kept.length).toBeLessThan(5)
  })

  it('of two tabs, which write over one another, leaves the words of both', async () => {
    const { save, writeOn, earlier } = await writer('The start.')
    await save('The start. A paragraph that only tab A has.', 30 * SECOND)
    await save('The start. Tab B', 2 * SECOND)
    await writeOn('The start. Tab B', 25)
    expect(await earlier()).toContain('The start. A paragraph that only tab A has.')
  })
})
