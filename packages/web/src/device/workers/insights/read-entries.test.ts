import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import type { AnalysisAnswer, AnalysisRequest } from '#device/workers/analysis/analysis-messages.ts'
import { answerAnalysis } from '#device/workers/analysis/answer-analysis.ts'
import type { ReaderPort } from '#device/workers/analysis/text-reader.ts'
import { readEntries } from './read-entries.ts'

/** A worker over a channel, which clones messages as a real worker does. */
function aBrowser(answer: (request: AnalysisRequest) => Promise<AnalysisAnswer> = answerAnalysis) {
  const { port1, port2 } = new MessageChannel()
  const browser = {
    onmessage: null as ReaderPort['onmessage'],
    onerror: null as ReaderPort['onerror'],
    ended: false,
    asked: [] as number[],
    postMessage(request: AnalysisRequest) {
      browser.asked.push(request.charts?.length ?? 0)
      port1.postMessage(request)
    },
    terminate() {
      browser.ended = true
      port1.close()
    },
  }
  port1.onmessage = (event: MessageEvent<AnalysisAnswer>) => browser.onmessage?.(event)
  port2.onmessage = async ({ data }: MessageEvent<AnalysisRequest>) =>
    port2.postMessage(await answer(data))
  return browser
}

const entries = Array.from({ length: 7 }, (_, index) =>
  anEntry({ _id: `${index}`, content: `I was happy. ${'And so on. '.repeat(1200)}` }),
)
const unread = async ({ charts = [] }: AnalysisRequest): Promise<AnalysisAnswer> => ({
  kind: 'done',
  analyses: [],
  charts: charts.map(({ _id: id, localDate }) => ({
    id,
    localDate,
    hour: 9,
    words: 3,
    mood: null,
    isRead: true,
    themes: [],
    felt: [],
  })),
})

describe('reading many entries', () => {
  it('works in batches, reports what was read, and ends its worker', async () => {
    const browser = aBrowser(unread)
    const read: string[] = []
    await readEntries(entries, {
      signal: new AbortController().signal,
      start: () => browser,
      onRead: (of, found) => read.push(...found.map(({ id }, at) => `${of[at]?._id}${id}`)),
    })
    expect(read).toEqual(['00', '11', '22', '33', '44', '55', '66'])
    expect(browser.asked.length).toBeGreaterThan(1)
    expect(browser.ended).toBe(true)
  })

  it('finds feelings, and returns not a word of the text', async () => {
    const short = [anEntry({ content: 'I was happy about the quince.' })]
    let answer = ''
    await readEntries(short, {
      signal: new AbortController().signal,
      start: () => aBrowser(),
      onRead: (_, read) => {
        answer = JSON.stringify(read.map(({ felt }) => felt))
      },
    })
    expect(answer).toContain('joy')
    expect(answer).not.toContain('quince')
  })

  it('stops when the page is left, and reports when it fails', async () => {
    const leaving = new AbortController()
    const browser = aBrowser(unread)
    const done: number[] = []
    const reading = readEntries(entries, {
      signal: leaving.signal,
      start: () => browser,
      onRead: (of) => {
        done.push(of.length)
        leaving.abort(new Error('left'))
        // Synchronously: data deleted on log-out must not be written again.
        expect(browser.ended).toBe(true)
      },
    })
    await expect(reading).rejects.toThrow('left')
    expect([done.length, browser.ended]).toEqual([1, true])

    const failing = aBrowser(async () => ({ kind: 'failed' }))
    const { signal } = new AbortController()
    const failed = readEntries(entries, { signal, start: () => failing, onRead: () => {} })
    await expect(failed).rejects.toThrow('Couldn’t read')
    expect(failing.ended).toBe(true)
  })
})
