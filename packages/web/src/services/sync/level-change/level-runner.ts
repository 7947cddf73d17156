import { type ChangeEffect, type LevelChange, stricter, type Work } from '@daywell/core/privacy'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { LevelChanger } from '#services/privacy/level-changer.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import { alarmOn } from '#services/sync/alarm.ts'
import type { SyncDeps } from '#services/sync/sync-deps.ts'
import type { SyncEngine } from '#services/sync/sync-engine.ts'
import { type ChangeStore, createChangeStore } from './change-store.ts'
import { doWork, localIds, type WorkDeps } from './do-work.ts'
import { troubleOfSync } from './trouble.ts'
import { countLeft, stillToSettle } from './what-moves.ts'

interface KeepUnsentDeps {
  readonly store: Pick<LocalStore, 'outbox' | 'moves'>
  readonly levels: Pick<LevelStore, 'level' | 'onServer'>
  readonly newId: () => string
}

/** One transaction each, so that a person's save never waits for a thousand of them. */
const BATCH_ENTRIES = 25

/**
 * Under `local` no text leaves the device, so an unsent entry would wait forever: it becomes local,
 * as an edit would make it. Returns a function to call after every change of the level, the store
 * or a running level change; idempotent, and safe in several tabs at once.
 */
function keepUnsent({ store, levels, newId }: KeepUnsentDeps): () => void {
  let running = false
  // Until the server has accepted a level chosen here, the person may undo it.
  const isSettled = () => levels.level() === 'local' && levels.onServer() === 'local'
  const hasUnsent = () => isSettled() && store.outbox().some(({ kind }) => kind === 'save')
  const run = async () => {
    while (hasUnsent()) if ((await store.moves.keepUnsent(BATCH_ENTRIES, newId)) === 0) return
  }
  return () => {
    if (running || !hasUnsent()) return
    running = true
    run()
      // A full or closed store: the entries are safe where they are, and the next change retries.
      .catch(() => {})
      .finally(() => {
        running = false
      })
  }
}

export interface RunnerDeps extends WorkDeps, Pick<SyncDeps, 'random' | 'timers' | 'locks'> {
  readonly userId: string
  readonly engine: Pick<SyncEngine, 'status' | 'subscribe' | 'notice'>
  /** Tells the other tabs, and learns from them, that a change has started or ended. */
  readonly channel?: Channel | undefined
}

interface Channel {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

export interface LevelRunner extends LevelChanger {
  /** The browser is online again. */
  online(): void
  close(): void
}

type Wanted = Parameters<LevelChanger['start']>[0]

/** Runs the level machine's effects; only one tab does. */
export function startLevelRunner(parts: RunnerDeps): LevelRunner {
  const { engine, channel } = parts
  let wanted: Wanted | undefined
  const alarm = alarmOn(parts.timers, () => changes.dispatch({ type: 'retry' }))
  const changes = createChangeStore(parts.random, (effect) =>
    perform(parts, { changes, claim, alarm }, effect),
  )
  const claim = claimOn(parts, async () => {
    const chosen = wanted
    wanted = undefined
    await takeOver(parts, changes, chosen)
    if (!changes.state().change) claim.release()
  })
  const unsubscribe = listen(parts, changes, claim)
  return {
    state: changes.shown,
    subscribe: changes.subscribe,
    start({ to, way }) {
      if (changes.state().change) return
      wanted = { to, way }
      claim.request()
    },
    pause: () => changes.dispatch({ type: 'pause' }),
    continue: () => changes.dispatch({ type: 'continue' }),
    stop: () => changes.dispatch({ type: 'stop' }),
    retry() {
      engine.notice('visible')
      changes.dispatch({ type: 'retry' })
    },
    dismiss: () => changes.dispatch({ type: 'dismiss' }),
    online: () => changes.dispatch({ type: 'retry' }),
    close() {
      changes.close()
      alarm.clear()
      claim.release()
      unsubscribe()
      channel?.close()
    },
  }
}

/** This tab holds the mutex: continues a change that was found, or starts the requested one. */
async function takeOver(
  { store, levels, now }: RunnerDeps,
  { dispatch, state }: ChangeStore,
  wanted: Wanted | undefined,
): Promise<void> {
  const change = await store.moves.unfinished()
  if (change) {
    return dispatch({
      type: 'found',
      change,
      left: countLeft(store, change),
      level: levels.level(),
    })
  }
  if (!wanted) {
    if (state().elsewhere) dispatch({ type: 'elsewhere', change: null })
    return
  }
  const begun = { from: levels.level() ?? wanted.to, ...wanted }
  const startedAt = now()
  const left = countLeft(store, { ...begun, startedAt, step: 'server', total: 0 })
  dispatch({ type: 'start', wanted: begun, now: startedAt, left })
}

interface Hands {
  readonly changes: ChangeStore
  readonly claim: Claim
  readonly alarm: ReturnType<typeof alarmOn>
}

async function perform(parts: RunnerDeps, hands: Hands, effect: ChangeEffect): Promise<void> {
  const { store, levels, channel } = parts
  switch (effect.type) {
    case 'set-device':
      return levels.choose(effect.level)
    case 'tighten':
      return levels.choose(stricter(levels.level(), effect.level) ?? effect.level)
    case 'keep':
      await store.moves.keep(effect.change)
      return channel?.postMessage('kept')
    case 'forget':
      await store.moves.forget()
      hands.claim.release()
      return channel?.postMessage('over')
    case 'wait':
      return hands.alarm.set(effect.ms)
    case 'do':
      // Not awaited: a person can pause or stop it in the meantime.
      return void work(parts, hands.changes, effect.work)
  }
}

async function work(parts: RunnerDeps, changes: ChangeStore, what: Work): Promise<void> {
  const { change } = changes.state()
  if (!change) return
  if (what === 'settle') return look(parts, changes)
  // A result that arrives after the change was stopped doesn't belong to the next one.
  const isOn = () => changes.state().change?.startedAt === change.startedAt
  try {
    const event = await doWork(parts, what, change)
    if (isOn()) changes.dispatch(event)
  } catch (error) {
    if (isOn()) changes.fail(error)
  }
}

/** Updates the progress after the store or the sync status has changed. */
function look({ store, engine }: RunnerDeps, { state, dispatch }: ChangeStore): void {
  const { change, elsewhere, left } = state()
  if (!change || elsewhere) return
  const now = countLeft(store, change)
  if (now !== left) dispatch({ type: 'progress', left: now })
  if (state().work !== 'settle' || !state().busy) return
  if (stillToSettle(store, change).length === 0) dispatch({ type: 'settled' })
  else dispatch({ type: 'trouble', why: troubleOfSync(engine.status()) })
}

function listen(parts: RunnerDeps, changes: ChangeStore, claim: Claim): () => void {
  const { store, engine, levels, channel } = parts
  const { dispatch, state, isClosed } = changes
  const settleUnsent = keepUnsent({ store, levels, newId: localIds(parts) })
  /** Looks for a change started by an earlier page or another tab. */
  const lookAround = async () => {
    if (claim.isMine()) return
    const change: LevelChange | undefined = await store.moves.unfinished()
    if (isClosed() || claim.isMine()) return
    if (change || state().elsewhere) dispatch({ type: 'elsewhere', change: change ?? null })
    if (change) claim.request()
  }
  // The store reports its own failures.
  const quietly = () => void lookAround().catch(() => {})
  if (channel) channel.onmessage = quietly
  const ends = [
    store.subscribe(() => look(parts, changes)),
    engine.subscribe(() => look(parts, changes)),
    levels.subscribe(() => dispatch({ type: 'level', level: levels.level() })),
    ...[store, levels, changes].map(({ subscribe }) => subscribe(settleUnsent)),
  ]
  quietly()
  settleUnsent()
  return () => ends.forEach((end) => void end())
}

/** A mutex for running a level change: one tab of a device at a time. */
interface Claim {
  /** Requests it, unless that was already done. */
  request(): void
  isMine(): boolean
  release(): void
}

function claimOn(
  { locks, userId }: Pick<SyncDeps, 'locks' | 'userId'>,
  granted: () => Promise<void>,
): Claim {
  let held: { mine: boolean; readonly over: PromiseWithResolvers<void> } | undefined
  const request = () => {
    if (held) return
    const mine = { mine: false, over: Promise.withResolvers<void>() }
    held = mine
    const hold = async () => {
      // Released while waiting.
      if (held !== mine) return
      mine.mine = true
      await granted()
      await mine.over.promise
    }
    // Without locks, every tab runs: the steps are idempotent.
    const asked = locks ? locks.request(`daywell-level-${userId}`, hold) : hold()
    asked.catch(() => {
      if (held === mine) held = undefined
    })
  }
  return {
    request,
    isMine: () => held?.mine ?? false,
    release() {
      held?.over.resolve()
      held = undefined
    },
  }
}
