import { localDay } from '@daywell/core/time'
import { AppError } from '#app-error.ts'
import type { ModelUse } from '#config.ts'
import type { Database, Reader } from '#database/index.ts'
import type { TokenMeter, Tokens } from '#model/token-meter.ts'
import { emailOf } from '#stores/accounts/account.store.ts'
import {
  addTokens,
  listTokens,
  readTokens,
  readTokensOfAll,
} from '#stores/usage/model-tokens.store.ts'

interface TokensDeps {
  readonly database: Database
  readonly clock: () => number
  readonly budget: ModelUse['budget']
  /** Learns of a call that couldn't be counted. */
  readonly failed: (error: unknown) => void
}

/**
 * Budgets by calendar month in UTC, shared by all processes. A call is admitted by what was used
 * before it, so the last one of a month may exceed the budget.
 */
export function tokensService({ database, clock, budget, failed }: TokensDeps) {
  const { read } = database

  return {
    async admit(who: string): Promise<void> {
      const month = monthAt(clock())
      const { perPerson, perServer } = budget
      const isUsedUp =
        (perPerson !== null && (await readTokens(read, who, month)) >= perPerson) ||
        (perServer !== null && sumOf(await readTokensOfAll(read, month)) >= perServer)
      if (isUsedUp) throw new AppError('model_budget_used')
    },

    async count(who: string, spent: Tokens): Promise<void> {
      await addTokens(database, { userId: who, month: monthAt(clock()), ...spent }).catch(failed)
    },

    /** What a person sees of their month. */
    async useOf(who: string) {
      const month = monthAt(clock())
      const ofAll = sumOf(await readTokensOfAll(read, month))
      return {
        used: await readTokens(read, who, month),
        allowed: budget.perPerson,
        isServerUsedUp: budget.perServer !== null && ofAll >= budget.perServer,
        renewsOn: dayAfter(month),
      }
    },
  } satisfies TokenMeter & Record<string, unknown>
}

/** What the operator sees of a month: everyone together, and those who used the most. */
export async function readTokensOfMonth(read: Reader, month: string, limit: number) {
  const rows = await listTokens(read, month, limit)
  const people: { email: string; input: number; output: number; calls: number }[] = []
  for (const { userId, ...tokens } of rows)
    people.push({ email: (await emailOf(read, userId)) ?? '-', ...tokens })
  return { ofAll: await readTokensOfAll(read, month), people }
}

/** `yyyy-MM`, in UTC. */
export function monthAt(time: number): string {
  return localDay(time, 'UTC').slice(0, 7)
}

/** The first day after a month. */
export function dayAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return localDay(Date.UTC(year, number, 1), 'UTC')
}

function sumOf({ input, output }: Tokens): number {
  return input + output
}
