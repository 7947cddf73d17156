import { sql, type Transaction } from 'kysely'
import type { Reader } from '../database.ts'
import { isUniqueViolation } from '../errors.ts'
import type { Tables } from '../tables.ts'
import type { Link } from './link.ts'
import { packer, packRow } from './pack.ts'
import { keyOf, type Row, rowPages, valuesOf } from './row-pages.ts'
import type { TableShape } from './table-shapes.ts'
import { putRows } from './write-rows.ts'

/** A database to write to, as long as it's ours alone. */
export interface Target extends Link {
  /** In each transaction before it writes. Throws where another run has taken over. */
  checkOurs(trx: Transaction<Tables>): Promise<void>
}

const MAX_CHANGES = 500
const MAX_CHANGE_BYTES = 1_000_000

/**
 * Makes a table of the target equal to the source's, and says how many rows differed. Both are read
 * in the order of their keys and compared row by row, so doing it again continues what was
 * interrupted, and doing it until nothing differs is the proof. Idempotent.
 */
export async function mirrorTable(
  source: Pick<Reader, 'getExecutor'>,
  target: Target,
  shape: TableShape,
  whenCompared: (rows: number) => void,
): Promise<number> {
  const changes = changesOf(target, shape)
  const [wanted, there] = [rowsOf(source, shape), rowsOf(target.db, shape)]
  const [packWanted, packThere] = [packer(), packer()]
  let [want, have] = [await wanted.next(), await there.next()]
  while (!want.done || !have.done) {
    const order = compare(shape, want.value, have.value)
    if (order > 0) await changes.remove(have.value as Row)
    else {
      const row = packWanted(packRow(shape, want.value as Row))
      const isSame = order === 0 && row.equals(packThere(packRow(shape, have.value as Row)))
      if (!isSame) await changes.put(want.value as Row, row.length)
      whenCompared(1)
    }
    if (order <= 0) want = await wanted.next()
    if (order >= 0) have = await there.next()
  }
  return changes.finish()
}

async function* rowsOf(
  read: Pick<Reader, 'getExecutor'>,
  shape: TableShape,
): AsyncGenerator<Row, undefined> {
  for await (const page of rowPages(read, shape)) yield* page
}

/** By bytes, as both engines sort texts; JavaScript sorts by UTF-16. What is absent comes last. */
function compare(shape: TableShape, a: Row | undefined, b: Row | undefined): number {
  if (!a || !b) return a ? -1 : 1
  for (const name of shape.key) {
    const [one, other] = [a[name], b[name]]
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
    if (order !== 0) return order
  }
  return 0
}

/** Collects what differs, and writes it in bounded transactions. */
function changesOf({ db, checkOurs }: Target, shape: TableShape) {
  let puts: Row[] = []
  let removals: Row[] = []
  let postponed: Row[] = []
  let bytes = 0
  let count = 0

  const write = (unit: (trx: Transaction<Tables>) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      await checkOurs(trx)
      await unit(trx)
    })
  const put = async (trx: Transaction<Tables>, rows: readonly Row[]) =>
    putRows(
      trx,
      shape,
      rows.map((row) => packRow(shape, row)),
    )
  const remove = async (trx: Transaction<Tables>, rows: readonly Row[]) => {
    for (const row of rows)
      await sql`delete from ${sql.table(shape.name)} where ${keyOf(shape)} = ${valuesOf(shape, row)}`.execute(
        trx,
      )
  }
  /** Those whose unique value another row still has, which is replaced or removed later. */
  const putOneByOne = async (rows: readonly Row[]): Promise<Row[]> => {
    const refused: Row[] = []
    for (const row of rows)
      await write((trx) => put(trx, [row])).catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error
        refused.push(row)
      })
    return refused
  }
  const flush = async () => {
    const [gone, changed] = [removals, puts]
    removals = []
    puts = []
    bytes = 0
    if (gone.length > 0) await write((trx) => remove(trx, gone))
    if (changed.length === 0) return
    await write((trx) => put(trx, changed)).catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      postponed.push(...(await putOneByOne(changed)))
    })
  }
  const flushIfDue = async (size: number) => {
    count += 1
    bytes += size
    if (puts.length + removals.length >= MAX_CHANGES || bytes >= MAX_CHANGE_BYTES) await flush()
  }

  return {
    async put(row: Row, size: number): Promise<void> {
      puts.push(row)
      await flushIfDue(size)
    },
    async remove(row: Row): Promise<void> {
      removals.push(row)
      await flushIfDue(0)
    },
    async finish(): Promise<number> {
      await flush()
      postponed = await putOneByOne(postponed)
      // They hold each other's values. What goes with them by reference is copied again after them.
      const swapped = postponed
      if (swapped.length > 0)
        await write(async (trx) => {
          await remove(trx, swapped)
          await put(trx, swapped)
        })
      return count
    },
  }
}
