import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runServerForTest } from '#http/testing/test-server.ts'

describe('a warning that comes again and again', () => {
  it('RUN-33 is one line a minute with the number of those left out, and one stack', async () => {
    const lines: { msg: string; repeated?: number; err?: { stack: string } }[] = []
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const { app } = await runServerForTest({}, { env: { LOG_LEVEL: 'warn' }, logStream })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const err = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    const fail = (times: number) => {
      for (let n = 0; n < times; n += 1) app.log.warn({ err }, 'unavailable')
    }

    fail(3000)
    app.log.warn({ err: new TypeError('another') }, 'unavailable')
    app.log.error({ err }, 'unavailable')
    expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, undefined, undefined])
    vi.advanceTimersByTime(60_000)
    expect(lines.slice(3)).toMatchObject([
      { msg: 'unavailable', repeated: 2999, error: 'Error', code: 'ECONNREFUSED' },
    ])
    fail(500)
    vi.advanceTimersByTime(60_000)
    expect(lines.slice(4)).toMatchObject([{ repeated: 500 }])
    expect(lines.filter(({ err: logged }) => logged?.stack)).toHaveLength(3)

    // After a quiet minute it is news again.
    vi.advanceTimersByTime(60_000)
    fail(1)
    expect(lines.slice(5)).toMatchObject([{ msg: 'unavailable', err: { code: 'ECONNREFUSED' } }])
  })

  it('RUN-33 hides no line of another kind: other words, another code, another cause', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const { app } = await runServerForTest({}, { env: { LOG_LEVEL: 'warn' }, logStream })
    const causedBy = (code: string) => {
      const cause = Object.assign(new Error('inner'), { code })
      return { err: Object.assign(new Error('outer', { cause }), { stack: 'the same' }) }
    }
    const different = [
      () => app.log.warn('one sentence'),
      () => app.log.warn('another sentence'),
      () => app.log.warn({ code: 'one' }, 'with a code'),
      () => app.log.warn({ code: 'another' }, 'with a code'),
      () => app.log.warn(causedBy('status_500'), 'with a cause'),
      () => app.log.warn(causedBy('status_529'), 'with a cause'),
    ]
    for (const log of [...different, ...different]) log()
    expect(lines).toHaveLength(different.length)
  })
})
