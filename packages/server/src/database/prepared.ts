import {
  type Compilable,
  type CompiledQuery,
  PostgresAdapter,
  QueryCreator,
  type QueryExecutor,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Reader } from './database.ts'
import { toStored } from './stored-value.ts'
import type { Tables } from './tables.ts'

/** Stands in a query for a value that comes when it runs. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Texts as one value, so that a query is the same whatever their number. */
type Texts = string & { readonly texts: unique symbol }

export function texts(values: readonly string[]): Texts {
  // Neither engine can hold what these two take away.
  return JSON.stringify(values.map((value) => String(toStored(value)).toWellFormed())) as Texts
}

interface Building {
  readonly db: QueryCreator<Tables>
  /** For `in`: the texts that come as one value. */
  readonly all: (texts: Texts) => RawBuilder<string>
  /** The same as a table with the column `id`. */
  readonly each: (texts: Texts) => RawBuilder<{ id: string }>
}

type Builder<Values, Row> = (building: Building, values: Values) => Compilable<Row>

/**
 * A query that is put together once and then only run: putting it together takes longer than
 * most queries run. While it is built, each of its values is a stand-in of which nothing is
 * known, so a value may be handed to the query and to nothing else.
 */
export function prepared<Values extends object, Row>(build: Builder<Values, Row>) {
  const builtFor = new WeakMap<object, CompiledQuery<Row>>()
  let builtForNow: CompiledQuery<Row> | undefined

  const built = (executor: QueryExecutor): CompiledQuery<Row> => {
    const known = builtFor.get(executor.adapter)
    if (known) return known
    const query = build(buildingWith(executor), standIns<Values>()).compile()
    builtFor.set(executor.adapter, query)
    return query
  }

  return async (read: Pick<Reader, 'getExecutor' | 'queryNow'>, values: Values): Promise<Row[]> => {
    if (read.queryNow) {
      builtForNow ??= built(read.getExecutor())
      return read.queryNow(builtForNow.sql, filledIn(builtForNow, values)) as Row[]
    }
    const executor = read.getExecutor()
    const query = built(executor)
    const parameters = filledIn(query, values)
    const { rows } = await executor.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

function filledIn<Values extends object>(query: CompiledQuery, values: Values): unknown[] {
  return query.parameters.map((value) =>
    value instanceof Parameter ? values[value.name as keyof Values] : value,
  )
}

function buildingWith(executor: QueryExecutor): Building {
  const isPostgres = executor.adapter instanceof PostgresAdapter
  return {
    db: new QueryCreator<Tables>({ executor }),
    all: (texts) =>
      isPostgres
        ? sql`(select json_array_elements_text(${texts}::json))`
        : sql`(select value from json_each(${texts}))`,
    each: (texts) =>
      isPostgres
        ? sql`(select json_array_elements_text(${texts}::json) as id)`
        : sql`(select value as id from json_each(${texts}))`,
  }
}

function standIns<Values extends object>(): Values {
  const traps = {
    get: (_: object, name: string | symbol) => new Parameter(String(name)),
    ownKeys() {
      throw new Error('The values of a prepared query are taken by their names, one by one')
    },
  }
  return new Proxy({}, traps) as Values
}
