import { setTimeout as pause } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import { eventLoopBudget, QUERIES_MS } from '#concurrency/event-loop-budget.ts'
import type { Trx, Unit } from './database.ts'
import { DatabaseClosed, isBusy } from './errors.ts'
import { trxOfUnit } from './unit-trx.ts'

/** Bounds how long writers can wait for the commit that they share. */
const unitsPerBatch = 500

/**
 * Milliseconds that a unit may let go by without a query. One that awaits nothing but its `trx`
 * never meets this, however much it writes; one that awaits anything else would keep all others
 * from writing.
 */
const unitPatience = 5000

/** Milliseconds to wait for another process that is writing. */
const lockPatience = 5000

interface Waiting {
  /** Runs the unit; the returned function, called after the commit, settles the caller's promise. */
  run(): Promise<Answer>
  fail(error: unknown): void
}

export interface GroupCommit {
  write<T>(unit: Unit<T>): Promise<T>
  /** How many units wait, or are being committed. */
  readonly length: number
  /** Takes no more units and resolves when those under way are committed. */
  finish(): Promise<void>
}

/**
 * Making a commit durable costs a sync of the disk, whatever its size. So the units of one turn of
 * the event loop share a commit, and are answered after it. One that fails is undone alone.
 */
export function groupCommit(
  connection: Sqlite.Database,
  trx: Trx,
  { patience = unitPatience, waitForLock = lockPatience } = {},
): GroupCommit {
  const commands = prepareCommands(connection)
  const commit = batchCommitter(commands, waitForLock)
  const units = unitRunner(patience, trx, eventLoopBudget(QUERIES_MS))
  let waiting: Waiting[] = []
  let committing = 0
  let running: Promise<void> | undefined
  let closed = false

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      await new Promise(setImmediate)
      const batch = waiting.slice(0, unitsPerBatch)
      waiting = waiting.slice(unitsPerBatch)
      committing = batch.length
      await commit(batch)
      units.rest()
      committing = 0
    }
    running = undefined
  }

  return {
    write: (unit) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new DatabaseClosed())
        let late: UnitTooLate | undefined
        const run = async () => {
          // All others would wait for it once more.
          if (late) throw late
          const value = await units.run(unit).catch((error: unknown) => {
            if (error instanceof UnitTooLate) late = error
            throw error
          })
          return () => resolve(value)
        }
        waiting.push({ run, fail: reject })
        running ??= commitAll()
      }),
    get length() {
      return waiting.length + committing
    },
    async finish() {
      closed = true
      await running
    },
  }
}

/** Runs units with a `trx` each that ends with it, one after the other. */
function unitRunner(patience: number, trx: Trx, yieldIfDue: () => Promise<void> | undefined) {
  let expire: (() => void) | undefined
  // One for all units: a timer each would cost as much as a query.
  let timer: NodeJS.Timeout | undefined
  const beforeQuery = () => {
    timer?.refresh()
    return yieldIfDue()
  }
  return {
    run<T>(unit: Unit<T>): Promise<T> {
      const own = trxOfUnit(trx, beforeQuery)
      timer ??= setTimeout(() => expire?.(), patience)
      timer.refresh()
      const running = new Promise<T>((resolve, reject) => {
        expire = () => reject(new UnitTooLate(patience))
        unit(own.trx).then(resolve, reject)
      })
      return running.finally(own.end)
    },
    /** To be called when no unit is under way. */
    rest() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

class UnitTooLate extends Error {
  override readonly name = 'UnitTooLate'
  constructor(patience: number) {
    super(`A unit didn’t end within ${patience} ms; it may only await its trx`)
  }
}

type Commands = ReturnType<typeof prepareCommands>

function prepareCommands(connection: Sqlite.Database) {
  const command = (sql: string) => {
    const statement = connection.prepare(sql)
    return () => void statement.run()
  }
  return {
    begin: command('begin immediate'),
    commit: command('commit'),
    rollback: command('rollback'),
    savepoint: command('savepoint unit'),
    release: command('release unit'),
    rollbackToSavepoint: command('rollback to unit'),
    inTransaction: () => connection.inTransaction,
  }
}

/** Settles a unit's caller, after the commit. */
type Answer = () => void

/** After a batch that failed: otherwise one person's failing calls would have all units run twice. */
const carefulBatches = 100

/**
 * Commits batches of units. A savepoint for each costs a tenth of the unit, so a batch does without
 * at first. If a unit fails, all is undone and run again, with savepoints.
 */
function batchCommitter(commands: Commands, waitForLock: number) {
  let careful = 0

  async function runAll(batch: readonly Waiting[]): Promise<Answer[]> {
    await begin(commands, waitForLock)
    if (careful === 0) {
      const answers = await runTogether(batch)
      if (answers) return answers
      careful = carefulBatches
      undo(commands)
      await begin(commands, waitForLock)
    }
    careful -= 1
    const answers: Answer[] = []
    for (const unit of batch) answers.push(await runAlone(commands, unit))
    return answers
  }

  return async (batch: readonly Waiting[]): Promise<void> => {
    let answers: Answer[]
    try {
      answers = await runAll(batch)
      commands.commit()
    } catch (error) {
      for (const unit of batch) unit.fail(error)
      undo(commands)
      return
    }
    for (const answer of answers) answer()
  }
}

/** Undefined: one has failed, and what the others wrote can't stay. */
async function runTogether(batch: readonly Waiting[]): Promise<Answer[] | undefined> {
  const answers: Answer[] = []
  try {
    for (const unit of batch) answers.push(await unit.run())
    return answers
  } catch {
    return undefined
  }
}

/**
 * SQLite itself would wait for the lock by blocking this thread, which the holder of the lock may
 * need in order to finish.
 */
async function begin(commands: Commands, waitForLock: number): Promise<void> {
  const deadline = performance.now() + waitForLock
  for (;;) {
    try {
      return commands.begin()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await pause(1 + Math.random() * 9)
    }
  }
}

function undo(commands: Commands): void {
  try {
    if (commands.inTransaction()) commands.rollback()
  } catch {
    // The connection is broken: the next batch can't begin, and gets the error.
  }
}

async function runAlone(commands: Commands, unit: Waiting): Promise<Answer> {
  commands.savepoint()
  try {
    const answer = await unit.run()
    commands.release()
    return answer
  } catch (error) {
    // On a full disk and the like SQLite has already undone the whole batch.
    if (!commands.inTransaction()) throw error
    commands.rollbackToSavepoint()
    commands.release()
    return () => unit.fail(error)
  }
}
