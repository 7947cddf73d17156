import { describe, expect, it } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { sharedSlots } from '#leases/shared-slots.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { REPORTS_AT_ONCE } from './report.service.ts'
import { printer } from './testing/printing.ts'

describe('reports of two processes on one PostgreSQL', { timeout: 60_000 }, () => {
  const databases = freshDatabases('postgres')

  it('MANY-09 are refused while another process makes as many as a person may have', async () => {
    const place = await databases.place()
    const app = await runAppForTest(place, { env: { PREMIUM: 'everyone' } })
    const ann = await printer(app)
    await ann.write({ content: 'A walk by the river.' })
    const report = () =>
      ann.ask('POST /api/report/pdf', { json: { from: '2000-01-01', to: '2100-01-01' } })
    const other = { database: await databases.open(place), clock: Date.now }
    const slots = sharedSlots(other, 'report', REPORTS_AT_ONCE)
    const end = Promise.withResolvers<void>()
    const begun = Array.from({ length: REPORTS_AT_ONCE }, () => Promise.withResolvers<void>())
    const making = begun.map(({ resolve }) =>
      slots(ann.user.id, () => {
        resolve()
        return end.promise
      }),
    )
    await Promise.all(begun.map(({ promise }) => promise))
    expect(await report()).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    end.resolve()
    await Promise.all(making)
    expect((await report()).status).not.toBe(429)
  })
})
