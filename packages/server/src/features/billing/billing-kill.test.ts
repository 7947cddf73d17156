import { describe, expect, it, onTestFinished } from 'vitest'
import { settingsFor, startServer } from '#http/testing/server-process.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { otherProcess } from './testing/more-processes.ts'
import { runPaying } from './testing/paying.ts'
import { stripeAt } from './testing/truth.ts'

/** Longer than others wait for a process that was killed. */
const AFTER_THE_LEASE = 20

describe.each(engines)('a server that is killed on %s', { timeout: 120_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('in the middle of a cancellation or of a beginning leaves nothing half done', async () => {
    const place = await databases.place()
    const paying = await runPaying(place)
    onTestFinished(paying.stop)
    const truth = stripeAt(paying.stripeUrl)
    const [ann, bob] = [await paying.person(), await paying.person()]
    await ann.subscribe()
    await paying.sandbox.control.hold()
    const settings = { ...settingsFor(place), ...paying.env }

    const killed = async (call: string, ask: (port: number) => Promise<unknown>) => {
      const server = startServer(settings)
      const port = await server.ready
      const fellSilent = paying.line.silentAfter(call)
      const asking = ask(port).catch(() => 'cut off')
      await fellSilent
      server.signal('SIGKILL')
      expect(await asking).toBe('cut off')
      paying.line.mend()
      await paying.pass(AFTER_THE_LEASE)
    }

    await killed('DELETE /v1/subscriptions', (port) =>
      ann.call('POST /api/stripe/cancel-subscription', undefined, { port }),
    )
    const [ended] = await truth.subscriptionsOf(await ann.customer())
    expect(await truth.moneyFor(ended?.id ?? '')).toMatchObject({ taken: 600, returned: 0 })
    await otherProcess(paying).billing.status(ann.user.id)
    expect(await truth.moneyFor(ended?.id ?? '')).toMatchObject({ taken: 600, returned: 600 })
    expect(await ann.premium()).toBe(false)

    const wish = { priceId: 'price_m', customerId: await bob.customer() }
    await killed('POST /v1/subscriptions', (port) =>
      bob.call('POST /api/stripe/create-subscription', wish, { port }),
    )
    await bob.subscribe()
    expect(await truth.subscriptionsOf(wish.customerId)).toMatchObject([{ status: 'active' }])
    expect(await bob.premium()).toBe(true)
  })
})
