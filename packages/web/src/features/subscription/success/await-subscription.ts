/** Gives the payment provider a moment before the first poll. */
const FIRST_POLL_MS = 3000
const POLL_MS = 3000
/** Stops polling after this, instead of showing a spinner forever. */
const POLL_TIMEOUT_MS = 60_000

export type Step = 'processing' | 'active' | 'overdue'

interface Clock {
  /** Calls `act` after a delay; returns a cancel function. */
  after(ms: number, act: () => void): () => void
}

interface AwaitSubscriptionDeps {
  readonly isActive: () => Promise<boolean>
  readonly clock: Clock
  readonly onStep: (step: Step) => void
}

/** Polls for an active subscription for up to a minute; returns a stop function. */
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
      cancelAsk = clock.after(POLL_MS, ask)
      return
    }
    stop()
    onStep('active')
  }
  cancelAsk = clock.after(FIRST_POLL_MS, ask)
  cancelEnd = clock.after(POLL_TIMEOUT_MS, () => {
    stop()
    onStep('overdue')
  })
  return stop
}
