import type { CDPSession, Page } from '@playwright/test'

/** Counts how long the main thread of a page has worked; what other processes take does not count. */
export async function watchMainThread(page: Page) {
  const tools: CDPSession = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  return {
    /** Milliseconds of work since the page was loaded: a navigation begins at 0 again. */
    sinceLoaded: worked,
    /** Milliseconds of work from the beginning of an act to its end. */
    async during(act: () => Promise<unknown>): Promise<number> {
      const before = await worked()
      await act()
      return (await worked()) - before
    },
  }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds that the thread itself worked. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest piece of work during an act, in milliseconds of the thread's own, which a busy machine does not make longer. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Only a browser of its own can be traced')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const events: readonly TraceEvent[] = traceEvents
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = new Set(events.filter((one) => one.args?.name === 'CrRendererMain').map(threadOf))
  const tasks = events.filter((one) => one.name === 'RunTask' && mains.has(threadOf(one)))
  if (tasks.length === 0) throw new Error('The trace tells of no task')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** The middle one of some figures. */
export function middle(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
