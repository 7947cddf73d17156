import { describe, expect, it, onTestFinished } from 'vitest'
import { logInAt, signUpAt } from './features/account/testing/people.ts'
import { ask } from './http/testing/ask.ts'
import { runApp } from './http/testing/running-app.ts'
import { engines, type FreshPlace, freshDatabases } from './testing/fresh-databases.ts'

const OLD = 'the key that was in force until now'
const NEW = 'the key that is in force from now on'

describe.each(engines)(
  'a key changed beside a running process on %s',
  { timeout: 60_000 },
  (engine) => {
    const databases = freshDatabases(engine)

    const start = async (place: FreshPlace, settings: Record<string, string>) => {
      const log: string[] = []
      const logStream = { write: (line: string) => void log.push(line) }
      const env = { LOG_LEVEL: 'warn', ...settings }
      return { ...(await runApp(place, { env, logStream })), log }
    }

    it('RUN-38 the old process says 503 for what it cannot open, adds no account, and asks to be restarted', async () => {
      const place = await databases.place()
      const first = await start(place, { SECRET_KEY: OLD })
      const [ann, bob] = [await signUpAt(first.port), await signUpAt(first.port)]
      await first.stop()
      // Knows no key yet but Ann's.
      const old = await start(place, { SECRET_KEY: OLD })
      const write = (port: number, token: string, content: string) =>
        ask(port, 'POST /api/journal', { token, json: { content } })
      expect((await write(old.port, ann.token, 'before')).status).toBe(201)
      const fresh = await start(place, { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD })

      expect((await write(old.port, ann.token, 'after')).status).toBe(201)
      const signup = {
        email: 'c@example.com',
        username: 'carol',
        password: 'a long password of mine',
      }
      const refused = [
        await write(old.port, bob.token, 'words of Bob'),
        await ask(old.port, 'GET /api/journal', { token: bob.token }),
        await ask(old.port, 'POST /api/auth/signup', { json: { ...signup, displayName: 'Carol' } }),
        await ask(old.port, 'GET /api/health/ready'),
      ]
      for (const { status, json, headers } of refused) {
        expect([status, json]).toMatchObject([503, { code: 'key_changed' }])
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
      expect((await ask(old.port, 'GET /api/health/live')).status).toBe(200)
      expect(old.log.join('')).toMatch(/changed SECRET_KEY: restart/)

      expect((await ask(fresh.port, 'GET /api/health/ready')).status).toBe(200)
      expect((await write(fresh.port, bob.token, 'words of Bob')).status).toBe(201)
      await Promise.all([old.stop(), fresh.stop()])
      const alone = await start(place, { SECRET_KEY: NEW })
      onTestFinished(alone.stop)
      const contents = async (token: string) => {
        const { json } = await ask(alone.port, 'GET /api/journal', { token })
        return (json as { content: string }[]).map(({ content }) => content).sort()
      }
      expect(await contents(ann.token)).toEqual(['after', 'before'])
      expect(await contents(bob.token)).toEqual(['words of Bob'])
      expect((await logInAt(alone.port, bob)).status).toBe(200)
    })
  },
)
