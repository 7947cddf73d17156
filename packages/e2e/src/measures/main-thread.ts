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
    /** Milliseconds of work from the beginning of an act to its end. */
    async during(act: () => Promise<unknown>): Promise<number> {
      const before = await worked()
      await act()
      return (await worked()) - before
    },
  }
}

/** The middle one of some figures. */
export function middle(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
