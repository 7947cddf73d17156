import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { parsePrometheus } from '#http/testing/prometheus-text.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'

const TOKEN = 'a-token-for-whoever-runs-this'
const LAST_SUCCESS = 'daywell_job_last_success_timestamp_seconds'

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

  it('API-21 are valid Prometheus text, with a name for what runs and how it is doing', async () => {
    const { port, signUp } = await runAppForTest(await databases.place(), {
      env: { METRICS_TOKEN: TOKEN, PREMIUM: 'everyone' },
      jobsAfter: 1,
    })
    const { token } = await signUp()
    await ask(port, 'GET /api/health')
    const json = { message: 'I walked by the river today.' }
    expect((await ask(port, 'POST /api/ai/insights', { token, json })).status).toBe(200)
    const read = async () =>
      parsePrometheus((await ask(port, 'GET /metrics', { token: TOKEN })).text)
    await expect.poll(async () => (await read()).has(LAST_SUCCESS)).toBe(true)

    const families = await read()
    const first = (name: string) => families.get(name)?.samples[0]
    const buckets = families
      .get('daywell_answer_seconds')
      ?.samples.filter(({ labels }) => labels.le && labels.route === '/api/health')
    expect(buckets?.length).toBeGreaterThanOrEqual(7)
    expect(first('daywell_untimed_answers_total')?.labels).toEqual({
      method: 'POST',
      route: '/api/ai/insights',
      status: '200',
    })
    const build = { version: expect.stringMatching(/^\d/), node: process.version, engine }
    expect(first('daywell_build_info')).toMatchObject({ labels: build, value: 1 })
    expect(first('daywell_event_loop_lag_seconds')?.labels.quantile).toBe('0.5')
    expect(first(LAST_SUCCESS)?.value).toBeGreaterThan(1_700_000_000)
    const queues = families.get('daywell_queue_length')?.samples.map(({ labels }) => labels.queue)
    expect(queues).toEqual(['writes', 'texts', 'ask', 'press', 'bodies'])
    const pool = families.get('daywell_database_connections')?.samples
    expect(pool?.map(({ labels }) => labels.state)).toEqual(
      engine === 'postgres' ? ['in use', 'idle', 'waiting'] : undefined,
    )
  })
})
