import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { runAppForTest } from './testing/running-app.ts'

const TOKEN = 'a-token-for-whoever-runs-this'

describe.each(engines)('metrics on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('API-20 are answered to a caller with the METRICS_TOKEN and to no one else', async () => {
    const { url, signUp } = await runAppForTest(await databases.place(), {
      env: { METRICS_TOKEN: TOKEN },
    })
    const person = await signUp()
    const ask = (token?: string) =>
      fetch(`${url}/metrics`, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    await fetch(`${url}/api/health`)
    await fetch(`${url}/api/journal/0123456789abcdef01234567/revisions`)

    for (const other of [undefined, person.token, `${TOKEN}x`]) {
      const refused = await ask(other)
      expect(refused.status).toBe(401)
      expect(await refused.text()).not.toContain('daywell_answer_seconds')
    }
    const answer = await ask(TOKEN)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await answer.text()
    expect(text).toMatch(
      /^daywell_answer_seconds_count\{method="GET",route="\/api\/health",status="200"\} 1$/m,
    )
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
    expect(text).not.toContain('0123456789abcdef01234567')
  })

  it('API-20 are answered to no one while METRICS_TOKEN is unset', async () => {
    const { url } = await runAppForTest(await databases.place())
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(401)
  })
})
