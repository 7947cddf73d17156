import { openLedger } from '#api/ledger.ts'
import { clockOffset, type Engine } from '#engine.ts'
import type { CardBehaviour } from '#records/account.ts'
import type { Courier } from '#webhooks/courier.ts'
import { drop, isHeld, type Pending, pendingDeliveries } from '#webhooks/deliveries.ts'
import { recordEvents } from '#webhooks/record-events.ts'
import type { Target } from '#webhooks/send.ts'
import type { Gate, Outage } from './gate.ts'

export interface State {
  readonly now: number
  readonly held: boolean
  readonly outage: Outage
  readonly calls: Readonly<Record<string, number>>
  readonly pending: readonly Pending[]
}

/** What tests turn and look at. */
export interface Control {
  state(): Promise<State>
  /** Moves the clock on by so many seconds and does all that becomes due; gives the time then. */
  advance(seconds: number): Promise<number>
  /** What the stored cards of a customer do from now on. */
  cards(customer: string, behaviour: CardBehaviour): Promise<boolean>
  /** Webhooks go here from now on. */
  webhooksTo(target: Target | null): void
  hold(): Promise<void>
  release(): Promise<void>
  flush(): Promise<void>
  deliver: Courier['deliver']
  drop(events: readonly string[]): Promise<void>
  outage(mode: Outage): void
  forgetCalls(): void
}

export function createControl(engine: Engine, courier: Courier, gate: Gate): Control {
  const { storage } = engine
  const setHeld = (held: boolean) =>
    storage.transact((documents) => documents.put('setting', 'webhooks', { held }))

  return {
    state: () =>
      storage.transact(async (documents) => ({
        now: (await engine.surroundings(documents, '')).now,
        held: await isHeld(documents),
        outage: gate.outage,
        calls: gate.calls(),
        pending: await pendingDeliveries(documents),
      })),
    async advance(seconds) {
      const now = await advanceClock(engine, seconds)
      courier.kick()
      return now
    },
    cards: (customer, behaviour) => changeCards(engine, customer, behaviour),
    webhooksTo(target) {
      engine.target = target
      courier.kick()
    },
    hold: () => setHeld(true),
    async release() {
      await setHeld(false)
      await courier.flush()
    },
    flush: courier.flush,
    deliver: courier.deliver,
    drop: (events) =>
      storage.transact(async (documents) => {
        for (const id of events) await drop(documents, id)
      }),
    outage: (mode) => gate.set(mode),
    forgetCalls: () => gate.forget(),
  }
}

/** Renewals, failures and expiries happen as the clock passes them, also without a move. */
export function advanceClock(engine: Engine, seconds: number): Promise<number> {
  return engine.storage.transact(async (documents) => {
    if (seconds > 0) {
      const offset = (await clockOffset(documents)) + seconds
      await documents.put('setting', 'clock', { offset })
    }
    const ledger = openLedger(documents, await engine.surroundings(documents, ''))
    await ledger.accounts()
    await recordEvents(documents, ledger.events, { ...engine.telling(null, null), request: null })
    return ledger.around.now
  })
}

function changeCards(engine: Engine, customer: string, behaviour: CardBehaviour): Promise<boolean> {
  return engine.storage.transact(async (documents) => {
    const ledger = openLedger(documents, await engine.surroundings(documents, ''))
    const account = await ledger.account(customer)
    if (account === undefined) return false
    await ledger.change(account, (work) => {
      for (const method of work.account.methods) method.behaviour = behaviour
    })
    await recordEvents(documents, ledger.events, engine.telling(null, null))
    return true
  })
}
