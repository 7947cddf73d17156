import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { device, tempId } from './testing/device.ts'

const refused = [409, { code: 'privacy_level_changed' }]

describe.each(engines)('words under another privacy level on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  it('are taken by no call, and nothing of them is stored', async () => {
    const { token } = await app.signUp()
    const me = device(app.port, token)
    const { _id, ...kept } = await me.create({ content: 'from before' })
    const preferences = (await me.call('GET /api/user/preferences')).json as {
      journalStyle: { privacyLevel: string }
    }
    const send = async (level: string | undefined) => {
      const headers: Record<string, string> = level ? { 'privacy-level': level } : {}
      const words = { ...kept, content: 'words that must stay', updatedAt: undefined }
      const answers = [
        await me.call('POST /api/journal', { ...words, _id: tempId() }, headers),
        await me.call('POST /api/journal', { ...words, _id }, headers),
        await me.call(`PUT /api/journal/${_id}`, words, headers),
      ]
      return answers.map(({ status, json }) => [status, json])
    }
    expect(await send('cloud')).toMatchObject([refused, refused, refused])
    preferences.journalStyle.privacyLevel = 'local'
    expect((await me.call('POST /api/user/preferences', preferences)).status).toBe(200)
    const before = await allRows(app.database)
    for (const level of [undefined, 'cloud', 'hybrid', 'local']) {
      expect(await send(level)).toMatchObject([refused, refused, refused])
    }
    expect(await allRows(app.database)).toEqual(before)
    expect((await me.remove(_id)).status).toBe(204)
  })

  it('are accepted with the level in force, or with none', async () => {
    const { token } = await app.signUp()
    const me = device(app.port, token)
    for (const headers of [{ 'privacy-level': 'hybrid' }, undefined]) {
      const posted = await me.post({ content: 'one' }, headers)
      expect(posted.status).toBe(201)
      const { _id } = posted.json as { _id: string }
      expect((await me.call(`PUT /api/journal/${_id}`, { content: 'two' }, headers)).status).toBe(
        200,
      )
    }
  })
})
