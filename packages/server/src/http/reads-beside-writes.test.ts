import { describe, expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { ask } from './testing/ask.ts'
import { runAppForTest } from './testing/running-app.ts'

describe('reads beside a long write on SQLite', () => {
  const databases = freshDatabases('sqlite')

  it('SEC-30 are answered while the writer is busy, the first of a person as well', async () => {
    const app = await runAppForTest(await databases.place(), { callsPerMinute: 600 })
    const { token } = await app.signUp()
    const release = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const long = app.database.write(async () => {
      begun.resolve()
      await release.promise
    })
    await begun.promise
    const { status } = await ask(app.port, 'GET /api/journal', { token })
    release.resolve()
    await long
    expect(status).toBe(200)
  })
})
