import { existsSync } from 'node:fs'
import { isSample, SAMPLE_COUNT } from '@daywell/core/demo'
import type { Entry } from '@daywell/core/journal'
import { describe, expect, it } from 'vitest'
import { demoSettings } from './demo.ts'
import { ask } from './http/testing/ask.ts'
import { settingsFor } from './http/testing/server-process.ts'
import { refusalOf, startHere } from './http/testing/start-here.ts'
import { freshDatabases } from './testing/fresh-databases.ts'

const DEMO = { demo: true }

describe('a demo', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite', { hasTables: false })

  it('DEMO-05 prints an account that is set up and has the sample journal', async () => {
    const place = settingsFor(await databases.place())
    const { port, lines } = await startHere(place, [], DEMO)
    const email = lines.at(-2)?.replace('Demo account: ', '')
    const password = lines.at(-1)?.replace('Password: ', '')
    const entered = await ask(port, 'POST /api/auth/login', { json: { email, password } })
    expect(entered.status).toBe(200)
    const { token, user } = entered.json as { token: string; user: object }
    expect(user).toMatchObject({ username: 'demo' })
    const { json } = await ask(port, 'GET /api/journal', { token })
    const entries = json as Entry[]
    expect(entries).toHaveLength(SAMPLE_COUNT)
    expect(entries.every(isSample)).toBe(true)
    const verified = await ask(port, 'GET /api/auth/verify', { token })
    expect(verified.json).toMatchObject({ onboardingComplete: true })
  })

  it('DEMO-06 does not start where people have accounts', async () => {
    const place = settingsFor(await databases.place())
    const first = await startHere(place, [], DEMO)
    await first.stop()
    expect(await refusalOf(place, DEMO)).toMatch(/^The demo needs an empty database/)
    const plain = await startHere(place)
    expect(plain.lines.join()).not.toContain('Demo')
  })

  it('DEMO-06 uses a temporary database unless the operator names one', () => {
    const { DATA_DIR = '', PREMIUM } = demoSettings({})
    expect([existsSync(DATA_DIR), PREMIUM]).toEqual([true, 'everyone'])
    expect(demoSettings({ DATA_DIR: './mine', PREMIUM: 'paid' })).toEqual({
      DATA_DIR: './mine',
      PREMIUM: 'paid',
    })
    const url = { DATABASE_URL: 'postgres://127.0.0.1/daywell' }
    expect(demoSettings(url)).toEqual({ ...url, PREMIUM: 'everyone' })
  })
})
