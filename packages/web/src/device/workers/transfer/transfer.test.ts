import { describe, expect, it } from 'vitest'
import { answerTransfer } from './answer-transfer.ts'
import { runTransfer, type WorkerPort } from './run-transfer.ts'
import type { TransferAnswer, TransferProgress, TransferRequest } from './transfer-messages.ts'

/** A worker over a channel, which clones messages as a real worker does. */
function aBrowser() {
  const { port1, port2 } = new MessageChannel()
  const state = { ended: false }
  port2.onmessage = ({ data }: MessageEvent<TransferRequest>) =>
    answerTransfer(data, (answer) => port2.postMessage(answer))
  const browser: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => port1.postMessage(request),
    terminate() {
      state.ended = true
      port1.close()
    },
  }
  port1.onmessage = (event: MessageEvent<TransferAnswer>) => browser.onmessage?.(event)
  return { start: () => browser, browser, state }
}

const words = 'Ice on the pond this morning. '.repeat(20_000)
const passphrase = 'acorn lantern otter plum'

describe('encrypting and opening a file', () => {
  it('happens in a worker, and reports progress', async () => {
    const told: TransferProgress[] = []
    const onProgress = (progress: TransferProgress) => told.push(progress)
    const sealing = aBrowser()
    const request = { kind: 'seal', content: new Blob([words]), passphrase } as const
    const file = await runTransfer(request, { onProgress }, sealing.start)
    const keys = told.filter(({ part }) => part === 'key').map(({ done }) => done)
    expect(keys.at(-1)).toBe(1)
    expect(keys.length).toBeGreaterThan(50)
    expect(keys.length).toBeLessThan(102)
    expect(keys).toEqual(keys.toSorted((a, b) => a - b))
    expect(told.slice(keys.length)).toEqual(
      [1 / 3, 2 / 3, 1].map((done) => ({ part: 'content', done })),
    )
    const opening = aBrowser()
    const opened = await runTransfer(
      { kind: 'unseal', content: file, passphrase },
      {},
      opening.start,
    )
    expect((await opened.text()) === words).toBe(true)
    expect([sealing.state.ended, opening.state.ended]).toEqual([true, true])
  })

  it('reports why it failed', async () => {
    const { start, state } = aBrowser()
    const request = { kind: 'unseal', content: new Blob(['{}']), passphrase } as const
    const failure = { name: 'TransferFailure', reason: 'not-ours' }
    await expect(runTransfer(request, {}, start)).rejects.toMatchObject(failure)
    expect(state.ended).toBe(true)
  })

  it('reports when the browser has ended it', async () => {
    const { start, browser, state } = aBrowser()
    const event = new Event('error', { cancelable: true })
    browser.postMessage = () => browser.onerror?.(event as ErrorEvent)
    const running = runTransfer({ kind: 'unseal', content: new Blob(), passphrase }, {}, start)
    await expect(running).rejects.toMatchObject({ reason: 'failed' })
    // Handled, so the browser must not log it as well.
    expect([state.ended, event.defaultPrevented]).toEqual([true, true])
  })

  it('aborts when asked to', async () => {
    const { start, state } = aBrowser()
    const stop = new AbortController()
    const request = { kind: 'unseal', content: new Blob(['{}']), passphrase } as const
    const running = runTransfer(request, { signal: stop.signal }, start)
    stop.abort()
    await expect(running).rejects.toBe(stop.signal.reason)
    expect(state.ended).toBe(true)
    const never = () => expect.unreachable('It was started')
    await expect(runTransfer(request, { signal: stop.signal }, never)).rejects.toThrow('aborted')
  })
})
