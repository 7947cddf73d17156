import { describe, expect, it } from 'vitest'
import type { AnalysisAnswer, AnalysisRequest } from './analysis-messages.ts'
import { answerAnalysis } from './answer-analysis.ts'
import { type ReaderPort, ReadingFailure, textReader } from './text-reader.ts'

/** Worker ports over a channel, which clones messages as a real worker does. */
function ports() {
  const started: (ReaderPort & { ended: boolean; asked: string[] })[] = []
  const start = (answer = answerAnalysis): ReaderPort => {
    const { port1, port2 } = new MessageChannel()
    const port = {
      onmessage: null as ReaderPort['onmessage'],
      onerror: null,
      ended: false,
      asked: [] as string[],
      postMessage: (request: AnalysisRequest) => {
        port.asked.push(...request.texts)
        port1.postMessage(request)
      },
      terminate() {
        port.ended = true
        port1.close()
      },
    }
    port1.onmessage = (event: MessageEvent<AnalysisAnswer>) => port.onmessage?.(event)
    port2.onmessage = async ({ data }: MessageEvent<AnalysisRequest>) =>
      port2.postMessage(await answer(data))
    started.push(port)
    return port
  }
  return { started, start }
}

describe('the text reader', () => {
  it('reads texts in a worker, in the order in which they were given', async () => {
    const { started, start } = ports()
    const reader = textReader(() => start())
    expect(started).toEqual([])
    const [first, second] = await Promise.all([
      reader.analyse(['I am not happy.', 'Fine, I guess.']),
      reader.analyse(['My sister called.']),
    ])
    expect(first.map(({ feelings }) => feelings[0]?.negated)).toEqual([true, false])
    expect(second[0]?.people).toMatchObject([{ name: 'my sister' }])
    expect(started.map(({ asked }) => asked.length)).toEqual([3])
    reader.close()
    expect(started[0]?.ended).toBe(true)
    await expect(reader.analyse(['one more'])).rejects.toThrow('closed')
  })

  it('aborts at once, and reads the next text with a new worker', async () => {
    const { started, start } = ports()
    const reader = textReader(() => start())
    const controller = new AbortController()
    const stopped = reader.analyse(['I am sad.'], { signal: controller.signal })
    const next = reader.analyse(['I am glad.'])
    await Promise.resolve()
    controller.abort(new Error('left the page'))
    await expect(stopped).rejects.toThrow('left the page')
    expect((await next)[0]?.feelings).toMatchObject([{ word: 'glad' }])
    expect(started.at(-1)?.ended).toBe(false)
    reader.close()
  })

  it('reports a failure, and retries with the next text', async () => {
    const { started, start } = ports()
    const failing = async (): Promise<AnalysisAnswer> => ({ kind: 'failed' })
    let tries = 0
    const reader = textReader(() => (tries++ === 0 ? start(failing) : start()))
    await expect(reader.analyse(['I am glad.'])).rejects.toBeInstanceOf(ReadingFailure)
    expect(started[0]?.ended).toBe(true)
    expect(await reader.analyse(['I am glad.'])).toHaveLength(1)
    const falling = reader.analyse(['I am sad.'])
    await Promise.resolve()
    const fall = new Event('error', { cancelable: true }) as ErrorEvent
    started[1]?.onerror?.(fall)
    await expect(falling).rejects.toBeInstanceOf(ReadingFailure)
    expect(fall.defaultPrevented).toBe(true)
    const pending = reader.analyse(['I am sad.'])
    await Promise.resolve()
    reader.close()
    await expect(pending).rejects.toBeInstanceOf(ReadingFailure)
  })
})
