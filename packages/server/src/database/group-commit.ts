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
  run(): Promise<() => void>
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
 * the event loop share a commit, each inside a savepoint of its own, and are answered after it.
 */
export function groupCommit(
  connection: Sqlite.Database,
  trx: Trx,
  { patience = unitPatience, waitForLock = lockPatience } = {},
): GroupCommit {
  const commands = prepareCommands(connection)
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
      await commitTogether(commands, batch, waitForLock)
      units.rest()
      committing = 0
    }
    running = undefined
  }

  return {
    write: (unit) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new DatabaseClosed())
        const run = async () => {
          const value = await units.run(unit)
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

async function commitTogether(
  commands: Commands,
  batch: Waiting[],
  waitForLock: number,
): Promise<void> {
  const answers: (() => void)[] = []
  try {
    await begin(commands, waitForLock)
    for (const unit of batch) answers.push(await runAlone(commands, unit))
    commands.commit()
  } catch (error) {
    for (const unit of batch) unit.fail(error)
    undo(commands)
    return
  }
  for (const answer of answers) answer()
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

async function runAlone(commands: Commands, unit: Waiting): Promise<() => void> {
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
