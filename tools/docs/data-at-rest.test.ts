import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openDatabase } from '../../packages/server/src/database/index.ts'
import { inRoot } from '../setup/paths.mjs'
import { aTree } from '../testing/a-tree.ts'

const text = readFileSync(inRoot('docs/data-at-rest.md'), 'utf8')

/** Every table with its columns, as a start really makes them. */
async function realColumns(): Promise<Record<string, string[]>> {
  const dataDir = aTree()
  const database = await openDatabase({ url: undefined, dataDir })
  await database.close()
  const file = new DatabaseSync(join(dataDir, 'daywell.sqlite'), { readOnly: true })
  const tables = file
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all()
  const columns = file.prepare('select name from pragma_table_info(?)')
  const found = tables.map(({ name }) => [
    String(name),
    columns.all(String(name)).map((column) => String(column.name)),
  ])
  file.close()
  return Object.fromEntries(found)
}

const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => String(name))

/** The rows of the page: what it says is sealed, kept as a hash or wrapped, and plain. */
function describedColumns() {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((row) => {
    const [, table, sealed, hashed, plain] = row.split('|')
    return {
      table: namesIn(table).join(),
      sealed: namesIn(sealed),
      hashed: namesIn(hashed),
      plain: namesIn(plain),
    }
  })
}

it('PRIV-54 says what stays plain, for every column that there really is', async () => {
  const described = describedColumns()
  const all = described.map(({ table, sealed, hashed, plain }) => [
    table,
    [...sealed, ...hashed, ...plain].sort(),
  ])
  const real = Object.entries(await realColumns()).map(([table, names]) => [table, names.sort()])
  expect(Object.fromEntries(all)).toEqual(Object.fromEntries(real))
  for (const { sealed, plain } of described) {
    expect(sealed.every((name) => name === 'sealed')).toBe(true)
    expect(plain.filter((name) => /sealed|wrapped$|hash/.test(name))).toEqual([])
  }
  const [, inWords] = /\*\*What stays plain:\*\*([^\n]*)/.exec(text) ?? []
  for (const word of ['email', 'names', 'dates', 'counts']) expect(inWords).toContain(word)
})
