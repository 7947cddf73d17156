import { randomBytes } from 'node:crypto'
import type { Keys } from '#api/keys.ts'
import { advanceClock, type Control, createControl } from '#control/control.ts'
import { createGate } from '#control/gate.ts'
import { createEngine, type Engine } from '#engine.ts'
import { createFrontDoor, type FrontDoor } from '#http/front-door.ts'
import { type Listening, listen } from '#http/listen.ts'
import type { PriceRecord, ProductRecord } from '#records/catalogue.ts'
import { memoryStorage } from '#storage/memory.ts'
import type { Storage } from '#storage/storage.ts'
import { createCourier } from '#webhooks/courier.ts'
import type { Target } from '#webhooks/send.ts'

export interface SandboxOptions {
  readonly keys: Keys
  readonly prices: readonly PriceSeed[]
  /** Without it everything is kept in memory. */
  readonly storage?: Storage
  readonly webhook?: Target | null
  /** Bearer token of the controls under `/_sandbox/`. Without it there are none over HTTP. */
  readonly controlToken?: string | null
  /** Where a browser reaches this sandbox; the address of each call, unless given. */
  readonly origin?: string | null
  /** Days between the attempts to collect a renewal; after the last the subscription ends. */
  readonly retryAfterDays?: readonly number[]
  /** Waits between the attempts to deliver a webhook. */
  readonly webhookRetryAfterMs?: readonly number[]
  readonly wallMs?: () => number
  readonly random?: () => string
}

export interface Sandbox {
  /** Answers one HTTP request, to embed the sandbox in an existing HTTP server. */
  readonly answer: FrontDoor
  readonly control: Control
  listen(where?: { readonly host?: string; readonly port?: number }): Promise<Listening>
  /** Stops listening, delivering and looking at the clock. */
  close(): Promise<void>
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const RETRY_WEBHOOKS = [SECOND, 5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]
const RETRY_PAYMENTS = [3, 5, 7]
/** A renewal has to be collected before the next one comes. */
const SHORTEST_PERIOD_DAYS = 28

interface PriceSeed {
  readonly id: string
  /** In cents. */
  readonly amount: number
  readonly interval: 'month' | 'year'
  readonly name: string
}

const PRODUCT = 'prod_premium'

/** A local stand-in for Stripe's HTTP API. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { retryAfterDays = RETRY_PAYMENTS, storage = memoryStorage(), wallMs = Date.now } = options
  if (retryAfterDays.reduce((sum, days) => sum + days, 0) >= SHORTEST_PERIOD_DAYS) {
    throw new Error('retryAfterDays must add up to less than a month')
  }
  const { keys, random = someLetters, webhook: target = null } = options
  const engine = createEngine({ keys, random, retryAfterDays, storage, target, wallMs })
  await seed(engine, options.prices)

  const retryAfterMs = options.webhookRetryAfterMs ?? RETRY_WEBHOOKS
  const courier = createCourier({ storage, wallMs, retryAfterMs, target: () => engine.target })
  const gate = createGate()
  const control = createControl(engine, courier, gate)
  const answer = createFrontDoor({
    engine,
    control,
    gate,
    controlToken: options.controlToken ?? null,
    origin: options.origin ?? null,
    onChange: courier.kick,
  })
  const stopWatching = watchTheClock(() => advanceClock(engine, 0).then(courier.kick))
  const listening: Listening[] = []
  // An earlier process may have left something to deliver.
  courier.kick()
  return {
    answer,
    control,
    async listen({ host = '127.0.0.1', port = 0 } = {}) {
      const one = await listen(answer, { host, port })
      listening.push(one)
      return one
    },
    async close() {
      stopWatching()
      gate.set('none')
      await Promise.all(listening.map((one) => one.close()))
      await courier.stop()
    },
  }
}

/** A timer: what becomes due between two calls emits its events, too. */
function watchTheClock(look: () => Promise<unknown>): () => void {
  const timer = setInterval(() => look().catch(() => {}), MINUTE)
  timer.unref()
  return () => clearInterval(timer)
}

function someLetters(): string {
  return randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, 'x')
}

/** Puts the product and its prices there, unless they are already. */
function seed(engine: Engine, prices: readonly PriceSeed[]): Promise<void> {
  return engine.storage.transact(async (documents) => {
    const { now: created } = await engine.surroundings(documents, '')
    const common = { created, active: true, metadata: {} }
    const product: ProductRecord = { ...common, id: PRODUCT, name: 'Premium', description: null }
    if ((await documents.get('product', PRODUCT)) === undefined) {
      await documents.put('product', PRODUCT, product)
    }
    for (const { name: nickname, ...price } of prices) {
      if ((await documents.get('price', price.id)) !== undefined) continue
      const record = { ...common, ...price, nickname, product: PRODUCT }
      const whole: PriceRecord = { ...record, currency: 'usd', lookupKey: null }
      await documents.put('price', price.id, whole)
    }
  })
}
