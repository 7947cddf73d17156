import { createHash, randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { insertMeta, MOVE_MARKS, putMeta, readMeta, readMetaLocked, removeMeta } from '../meta.ts'
import type { Tables } from '../tables.ts'
import { hasTables, makeTables } from './empty-target.ts'
import { closeTables, inExclusive, openAlone, reopenTables } from './exclusive-source.ts'
import { inSnapshot, type Link, openSource, openTarget, type Place } from './link.ts'
import { mirrorTable, type Target } from './mirror-table.ts'
import { countingProgress, type Progress } from './progress.ts'
import { countRows } from './row-pages.ts'
import { appliedMigrations, type TableShape, tableShapes } from './table-shapes.ts'
import { TransferError } from './transfer-error.ts'

export interface MoveReport {
  /** False: the source is in use, and more may be written to it. */
  readonly isFinished: boolean
  /** Of the source. */
  readonly rows: number
  /** Rows that were copied, replaced or removed this time. */
  readonly changes: number
}

interface MoveWish {
  readonly from: Place
  readonly to: Place
  /** How the operator knows the target; it's stored in the source. */
  readonly toName: string
  readonly progress: Progress
}

const MAX_PASSES = 3
/** For connections of a process that was just stopped. */
const WAIT_MS = 2000

/**
 * Makes another database equal to this one. While a process uses the source it copies what there is;
 * once none does, it compares until nothing differs, marks the source as moved and the target as
 * whole. It can be interrupted at any point and run again.
 */
export async function moveDatabase({ from, to, toName, progress }: MoveWish): Promise<MoveReport> {
  const target = await openAsOurs(to)
  try {
    const online = (await isInUse(from)) ? await copyOnline(from, target, progress) : undefined
    const alone = await openAlone(from, WAIT_MS)
    if (!alone) return { rows: 0, changes: 0, ...online, isFinished: false }
    try {
      const { rows, changes } = await finish(alone, target, toName, progress)
      return { isFinished: true, rows, changes: changes + (online?.changes ?? 0) }
    } finally {
      await alone.close()
    }
  } finally {
    await target.close()
  }
}

/** Lets a database that was moved be used again. Throws `StartError` where there is none. */
export async function cancelMove(place: Place): Promise<boolean> {
  const isThere = await openSource(place)
  await isThere.close()
  const link = await openTarget(place)
  try {
    return await link.db.transaction().execute(async (trx) => {
      if (!(await hasTables(trx, link.engine))) return false
      await reopenTables(trx, link.engine)
      const marks = [MOVE_MARKS.movedTo, MOVE_MARKS.movedInto]
      const removed = await trx.deleteFrom('meta').where('key', 'in', marks).executeTakeFirst()
      return removed.numDeletedRows > 0n
    })
  } finally {
    await link.close()
  }
}

interface OurTarget extends Target {
  /** Names this run. */
  readonly run: string
}

/** Two runs at once can't mix their rows: the later one takes over, and the other one stops. */
async function openAsOurs(place: Place): Promise<OurTarget> {
  const run = randomUUID()
  return {
    ...(await openTarget(place)),
    run,
    async checkOurs(trx) {
      if ((await readMetaLocked(trx, MOVE_MARKS.movingBy, 'share')) !== run) throw takenOver()
    },
  }
}

async function isInUse(place: Place): Promise<boolean> {
  const alone = await openAlone(place, 0)
  await alone?.close()
  return alone === undefined
}

async function copyOnline(from: Place, target: OurTarget, progress: Progress) {
  const source = await openSource(from)
  try {
    return await inSnapshot(source, async (trx) => {
      const { shapes } = await prepareTarget(trx, target)
      return mirrorAll(trx, target, shapes, progress)
    })
  } finally {
    await source.close()
  }
}

async function finish(source: Link, target: OurTarget, toName: string, progress: Progress) {
  const shapes = await tableShapes(await appliedMigrations(source.db))
  const done = await inExclusive(source, shapes, async (trx) => {
    const { shapes: locked, targetId } = await prepareTarget(trx, target)
    // A start may have migrated just before the tables were locked.
    if (JSON.stringify(locked) !== JSON.stringify(shapes)) throw isMigrated()
    let changes = 0
    for (let pass = 1; ; pass += 1) {
      const passed = await mirrorAll(trx, target, shapes, progress)
      changes += passed.changes
      if (passed.changes === 0) {
        await closeSource(trx, source, shapes, { toName, targetId })
        return { rows: passed.rows, changes }
      }
      if (pass === MAX_PASSES) throw isWrittenTo()
    }
  })
  // After the source is closed to everyone, so that at no moment both can be used.
  await target.db.transaction().execute(async (trx) => {
    // In this order, so that a run that begins just now waits, and then finds the target in use.
    await readMetaLocked(trx, MOVE_MARKS.movingFrom, 'update')
    if (!(await removeMeta(trx, MOVE_MARKS.movingBy, target.run))) throw takenOver()
    await trx.deleteFrom('meta').where('key', '=', MOVE_MARKS.movingFrom).execute()
  })
  return done
}

/** A run that was interrupted right after this finds it done. */
async function closeSource(
  trx: Transaction<Tables>,
  { engine }: Link,
  shapes: readonly TableShape[],
  { toName, targetId }: { readonly toName: string; readonly targetId: string },
): Promise<void> {
  if ((await readMeta(trx, MOVE_MARKS.movedTo)) === undefined) {
    await insertMeta(trx, MOVE_MARKS.movedTo, toName)
    await insertMeta(trx, MOVE_MARKS.movedInto, targetId)
  }
  await closeTables(trx, engine, shapes)
}

async function mirrorAll(
  trx: Transaction<Tables>,
  target: Target,
  shapes: readonly TableShape[],
  progress: Progress,
) {
  const rows = await countRows(trx, shapes)
  const whenCompared = countingProgress('Moving', rows, progress)
  let changes = 0
  for (const shape of shapes) changes += await mirrorTable(trx, target, shape, whenCompared)
  return { rows, changes }
}

/** Makes the tables of an empty target, or finds those of a move that was interrupted. */
async function prepareTarget(source: Transaction<Tables>, target: OurTarget) {
  const applied = await appliedMigrations(source)
  const identity = await identityOf(source)
  const movedTo = await readMeta(source, MOVE_MARKS.movedTo)
  const movedInto = await readMeta(source, MOVE_MARKS.movedInto)
  const targetId = await target.db.transaction().execute(async (trx) => {
    const begun = (await hasTables(trx, target.engine))
      ? await readMetaLocked(trx, MOVE_MARKS.movingFrom, 'update')
      : undefined
    const [from, id = randomUUID()] = begun?.split(' ') ?? [identity]
    // Another target may have been begun, and this one moved to since.
    if (movedTo !== undefined && movedInto !== id) throw alreadyMoved(movedTo)
    if (begun === undefined) {
      await makeTables(target, trx, applied)
      await insertMeta(trx, MOVE_MARKS.movingFrom, `${identity} ${id}`)
    } else if (from !== identity || (await appliedMigrations(trx)).join() !== applied.join())
      throw new TransferError(
        'The target contains an unfinished move of another database, or of an older version of ' +
          'this one. Use an empty database.',
      )
    await putMeta(trx, MOVE_MARKS.movingBy, target.run)
    return id
  })
  return { shapes: await tableShapes(applied), targetId }
}

/** Stands for a database: when its first table was made. */
async function identityOf(trx: Transaction<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string; applied_at: number }>`
    select name, applied_at from migrations order by applied_at, name limit 1`.execute(trx)
  return createHash('sha256').update(JSON.stringify(rows[0])).digest('hex').slice(0, 32)
}

function alreadyMoved(to: string): TransferError {
  return new TransferError(
    `This database was already moved to ${to}. To use it again: npm run admin -- move --cancel`,
  )
}

function isMigrated(): TransferError {
  return new TransferError(
    'Another version of Daywell has just changed the tables of the old database. Stop it, and run ' +
      'this again.',
  )
}

function takenOver(): TransferError {
  return new TransferError(
    'Another move into the same database is running or has just finished, so this one stopped. ' +
      'Check the output of the other one.',
  )
}

function isWrittenTo(): TransferError {
  return new TransferError(
    'Something is changing the target while we write to it. Stop everything that uses it, and run this again.',
  )
}
