import { createHash } from 'node:crypto'
import type { Reader } from '../database.ts'
import type { TableDigest } from './backup-format.ts'
import { type Packed, packer, packRow } from './pack.ts'
import { rowPages } from './row-pages.ts'
import type { TableShape } from './table-shapes.ts'

/** Counts rows, and hashes them in their order. */
export function tableDigest() {
  const hash = createHash('sha256')
  const pack = packer()
  let count = 0
  return {
    add(rows: readonly Packed[]): void {
      for (const row of rows) hash.update(pack(row))
      count += rows.length
    },
    result: (): TableDigest => ({ rows: count, sha256: hash.digest('hex') }),
  }
}

/** What a database holds of a table. */
export async function digestTable(
  read: Pick<Reader, 'getExecutor'>,
  shape: TableShape,
  whenRead: (rows: number) => void,
): Promise<TableDigest> {
  const digest = tableDigest()
  for await (const page of rowPages(read, shape)) {
    digest.add(page.map((row) => packRow(shape, row)))
    whenRead(page.length)
  }
  return digest.result()
}
