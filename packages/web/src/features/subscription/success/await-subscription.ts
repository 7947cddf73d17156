/** The payment provider is given a moment before it is asked about for the first time. */
const FIRST_ASK_MS = 3000
const BETWEEN_ASKS_MS = 3000
/** After that nobody is left before a page that only says that it is at work. */
const GIVE_UP_MS = 60_000

export type Step = 'processing' | 'active' | 'overdue'

interface Clock {
  /** Acts after so many milliseconds, unless what it answers is called before. */
  after(ms: number, act: () => void): () => void
}

interface AwaitSubscriptionDeps {
  readonly isActive: () => Promise<boolean>
  readonly clock: Clock
  readonly onStep: (step: Step) => void
}

/** Asks for the subscription until it is active, for a minute; answers how to stop. */
export function awaitSubscription({ isActive, clock, onStep }: AwaitSubscriptionDeps): () => void {
  let isOver = false
  let cancelAsk = () => {}
  let cancelEnd = () => {}

  const stop = () => {
    isOver = true
    cancelAsk()
    cancelEnd()
  }
  const ask = async () => {
    const active = await isActive().catch(() => false)
    if (isOver) return
    if (!active) {
      cancelAsk = clock.after(BETWEEN_ASKS_MS, ask)
      return
    }
    stop()
    onStep('active')
  }
  cancelAsk = clock.after(FIRST_ASK_MS, ask)
  cancelEnd = clock.after(GIVE_UP_MS, () => {
    stop()
    onStep('overdue')
  })
  return stop
}
