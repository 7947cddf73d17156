import { type Database, prepared, type Reader } from '#database/index.ts'

/** What one call of a model took and gave, in tokens. */
interface Tokens {
  readonly input: number
  readonly output: number
}

/** What one person used in a month. */
interface TokensOfPerson extends Tokens {
  readonly userId: string
  readonly calls: number
}

interface Spent extends Tokens {
  readonly userId: string
  readonly month: string
}

/**
 * Adds one call to the count. That of everyone comes first, in a unit of its own: it stays if the person's
 * account is deleted in the meantime.
 */
export async function addTokens(database: Database, spent: Spent): Promise<void> {
  await database.write((trx) => addToAll(trx, spent))
  await database.write((trx) => addToPerson(trx, spent))
}

/** What a person used in a month, input and output together. */
export async function readTokens(read: Reader, userId: string, month: string): Promise<number> {
  const [row] = await selectOfPerson(read, { userId, month })
  return row ? row.input + row.output : 0
}

/** What everyone used in a month. */
export async function readTokensOfAll(read: Reader, month: string) {
  const [row] = await selectOfAll(read, { month })
  return row ?? { input: 0, output: 0, calls: 0 }
}

/** Those who used the most in a month, the first of them first. */
export function listTokens(read: Reader, month: string, limit: number): Promise<TokensOfPerson[]> {
  return read
    .selectFrom('model_tokens')
    .select(['user_id as userId', 'input', 'output', 'calls'])
    .where('month', '=', month)
    .orderBy((eb) => eb('input', '+', eb.ref('output')), 'desc')
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

const selectOfPerson = prepared(
  ({ db }, { userId, month }: { readonly userId: string; readonly month: string }) =>
    db
      .selectFrom('model_tokens')
      .select(['input', 'output'])
      .where('user_id', '=', userId)
      .where('month', '=', month),
)

const selectOfAll = prepared(({ db }, { month }: { readonly month: string }) =>
  db
    .selectFrom('model_tokens_of_all')
    .select(['input', 'output', 'calls'])
    .where('month', '=', month),
)

const addToPerson = prepared(({ db }, { userId, month, input, output }: Spent) =>
  db
    .insertInto('model_tokens')
    .values({ user_id: userId, month, input, output, calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'month']).doUpdateSet((eb) => ({
        input: eb('model_tokens.input', '+', eb.ref('excluded.input')),
        output: eb('model_tokens.output', '+', eb.ref('excluded.output')),
        calls: eb('model_tokens.calls', '+', eb.ref('excluded.calls')),
      })),
    ),
)

const addToAll = prepared(({ db }, { month, input, output }: Spent) =>
  db
    .insertInto('model_tokens_of_all')
    .values({ month, input, output, calls: 1 })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet((eb) => ({
        input: eb('model_tokens_of_all.input', '+', eb.ref('excluded.input')),
        output: eb('model_tokens_of_all.output', '+', eb.ref('excluded.output')),
        calls: eb('model_tokens_of_all.calls', '+', eb.ref('excluded.calls')),
      })),
    ),
)
