import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { toStored } from './stored-value.ts'

const remembered = 200

/** Compiling a statement costs more than running most of them, so those lately used are kept. */
export function withStatements(connection: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = overStatement(connection, sql)
      if (statements.size >= remembered) statements.delete(statements.keys().next().value as string)
      statements.set(sql, statement)
      return statement
    },
  }
}

function overStatement(connection: Sqlite.Database, sql: string): SqliteStatement {
  const statement = connection.prepare<unknown[]>(sql)
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters.map(toStored)),
    run: (parameters) => statement.run(parameters.map(toStored)),
    // A statement that is being read from is busy, so a cursor gets one of its own.
    iterate: (parameters) => connection.prepare<unknown[]>(sql).iterate(parameters.map(toStored)),
  }
}
