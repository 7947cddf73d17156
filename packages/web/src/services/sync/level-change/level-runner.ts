import { type ChangeEffect, type LevelChange, stricter, type Work } from '@daywell/core/privacy'
import type { LevelChanger } from '#services/privacy/level-changer.ts'
import { alarmOn } from '#services/sync/alarm.ts'
import type { SyncEngine } from '#services/sync/sync-engine.ts'
import type { SyncParts } from '#services/sync/sync-parts.ts'
import { type ChangeBoard, changeBoard } from './change-board.ts'
import { type Claim, claimOn } from './claim.ts'
import { doWork, localIds, type WorkParts } from './do-work.ts'
import { keepUnsent } from './keep-unsent.ts'
import { troubleOfSync } from './trouble.ts'
import { countLeft, stillToSettle } from './what-moves.ts'

export interface RunnerParts extends WorkParts, Pick<SyncParts, 'random' | 'timers' | 'locks'> {
  readonly userId: string
  readonly engine: Pick<SyncEngine, 'status' | 'subscribe' | 'notice'>
  /** Tells the other tabs, and hears from them, that a change has begun or ended. */
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

/** Runs what the machine decides about a change of the level; of several tabs only one does. */
export function startLevelRunner(parts: RunnerParts): LevelRunner {
  const { engine, channel } = parts
  let wanted: Wanted | undefined
  const alarm = alarmOn(parts.timers, () => board.dispatch({ type: 'retry' }))
  const board = changeBoard(parts.random, (effect) =>
    perform(parts, { board, claim, alarm }, effect),
  )
  const claim = claimOn(parts, async () => {
    const chosen = wanted
    wanted = undefined
    await takeOver(parts, board, chosen)
    if (!board.state().change) claim.release()
  })
  const unsubscribe = listen(parts, board, claim)
  return {
    state: board.shown,
    subscribe: board.subscribe,
    start({ to, way }) {
      if (board.state().change) return
      wanted = { to, way }
      claim.request()
    },
    pause: () => board.dispatch({ type: 'pause' }),
    continue: () => board.dispatch({ type: 'continue' }),
    stop: () => board.dispatch({ type: 'stop' }),
    retry() {
      engine.notice('visible')
      board.dispatch({ type: 'retry' })
    },
    dismiss: () => board.dispatch({ type: 'dismiss' }),
    online: () => board.dispatch({ type: 'retry' }),
    close() {
      board.close()
      alarm.clear()
      claim.release()
      unsubscribe()
      channel?.close()
    },
  }
}

/** This tab may act now: on what was found, or on what was wanted. */
async function takeOver(
  { store, levels, now }: RunnerParts,
  { dispatch, state }: ChangeBoard,
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
  readonly board: ChangeBoard
  readonly claim: Claim
  readonly alarm: ReturnType<typeof alarmOn>
}

async function perform(parts: RunnerParts, hands: Hands, effect: ChangeEffect): Promise<void> {
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
      // Not awaited: a person can pause or stop it meanwhile.
      return void work(parts, hands.board, effect.work)
  }
}

async function work(parts: RunnerParts, board: ChangeBoard, what: Work): Promise<void> {
  const { change } = board.state()
  if (!change) return
  if (what === 'settle') return look(parts, board)
  // What comes back after the change was stopped is no news of the next one.
  const isOn = () => board.state().change?.startedAt === change.startedAt
  try {
    const event = await doWork(parts, what, change)
    if (isOn()) board.dispatch(event)
  } catch (error) {
    if (isOn()) board.fail(error)
  }
}

/** How far it is, after something has changed on the device or in what the sync says. */
function look({ store, engine }: RunnerParts, { state, dispatch }: ChangeBoard): void {
  const { change, elsewhere, left } = state()
  if (!change || elsewhere) return
  const now = countLeft(store, change)
  if (now !== left) dispatch({ type: 'progress', left: now })
  if (state().work !== 'settle' || !state().busy) return
  if (stillToSettle(store, change).length === 0) dispatch({ type: 'settled' })
  else dispatch({ type: 'trouble', why: troubleOfSync(engine.status()) })
}

function listen(parts: RunnerParts, board: ChangeBoard, claim: Claim): () => void {
  const { store, engine, levels, channel } = parts
  const { dispatch, state, isClosed } = board
  const settleUnsent = keepUnsent({ store, levels, newId: localIds(parts) })
  /** Whether there is a change that an earlier page, or another tab, has begun. */
  const lookAround = async () => {
    if (claim.isMine()) return
    const change: LevelChange | undefined = await store.moves.unfinished()
    if (isClosed() || claim.isMine()) return
    if (change || state().elsewhere) dispatch({ type: 'elsewhere', change: change ?? null })
    if (change) claim.request()
  }
  // A store that cannot be read now says so by itself.
  const quietly = () => void lookAround().catch(() => {})
  if (channel) channel.onmessage = quietly
  const ends = [
    store.subscribe(() => look(parts, board)),
    engine.subscribe(() => look(parts, board)),
    levels.subscribe(() => dispatch({ type: 'level', level: levels.level() })),
    ...[store, levels, board].map(({ subscribe }) => subscribe(settleUnsent)),
  ]
  quietly()
  settleUnsent()
  return () => ends.forEach((end) => void end())
}
