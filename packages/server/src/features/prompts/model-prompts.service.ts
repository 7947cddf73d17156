import { momentIn, partOfDay, promptId } from '@daywell/core/prompts'
import * as z from 'zod/mini'
import { AppError } from '#app-error.ts'
import type { CallCount } from '#limits/call-count.ts'
import type { Provider } from '#model/provider.ts'
import { isGoodPrompt } from './good-prompt.service.ts'
import type { PromptRequest, WritingPrompt } from './prompt-source.ts'

interface ModelPromptsDeps {
  readonly write: NonNullable<Provider['write']>
  /** Counts a call of the model, or says when the next one is allowed. */
  readonly limit: CallCount
  readonly failed: (error: unknown) => void
}

/** What a model wrote ahead for one person. */
interface Stock {
  /** Stands for the preferences and the moment that it was written for. */
  readonly occasion: string
  readonly until: number
  readonly prompts: readonly WritingPrompt[]
}

const PROMPTS_PER_CALL = 5
const MAX_STOCKS = 1000
const STOCK_MS = 6 * 60 * 60_000
/** Calls under way for all people together. */
const MAX_CALLS = 4
/** Backoff after a model failed, or wrote nothing that can be shown. */
const BACKOFF_MS = 60_000

const schema = z.object({ prompts: z.array(z.object({ prompt: z.string(), help: z.string() })) })

/**
 * Prompts by the configured model, written ahead of time in the background: the page never waits
 * for one. They're kept only in memory. A model gets preferences and the time of day, but no entry.
 */
export function modelPrompts({ write, limit, failed }: ModelPromptsDeps) {
  const stocks = new Map<string, Stock>()
  const underWay = new Set<string>()
  const closing = new AbortController()
  let restUntil = 0

  return {
    close: () => closing.abort(),

    /** The next prompt for a person; undefined while there is none, and then some are written. */
    take(userId: string, request: PromptRequest): WritingPrompt | undefined {
      const seen = new Set(request.recentlyShown)
      const unseen = stockOf(userId, request).filter(({ prompt }) => !seen.has(promptId(prompt)))
      const [next, ...rest] = unseen
      const stock = stocks.get(userId)
      if (stock) stocks.set(userId, { ...stock, prompts: rest })
      if (rest.length === 0) void refill(userId, request)
      return next
    },
  }

  function stockOf(userId: string, request: PromptRequest): readonly WritingPrompt[] {
    const stock = stocks.get(userId)
    if (stock?.occasion === occasionOf(request) && stock.until > request.now) return stock.prompts
    stocks.delete(userId)
    return []
  }

  async function refill(userId: string, request: PromptRequest): Promise<void> {
    if (underWay.has(userId) || underWay.size >= MAX_CALLS || request.now < restUntil) return
    underWay.add(userId)
    try {
      if (await limit(userId, request.now)) return
      const prompts = await writePrompts(userId, request)
      if (prompts.length === 0) restUntil = request.now + BACKOFF_MS
      else keep(userId, { occasion: occasionOf(request), until: request.now + STOCK_MS, prompts })
    } catch (error) {
      restUntil = request.now + BACKOFF_MS
      if (!closing.signal.aborted && !isBudgetUsed(error)) failed(error)
    } finally {
      underWay.delete(userId)
    }
  }

  async function writePrompts(userId: string, request: PromptRequest): Promise<WritingPrompt[]> {
    const { preferences } = request
    const task = { instructions: instructionsFor(request), preferences, passages: [], schema }
    const { value } = await write(task, closing.signal, userId)
    const prompts = value.prompts
      .slice(0, PROMPTS_PER_CALL)
      .map(({ prompt, help }) => ({ prompt: prompt.trim(), helpText: help.trim() }))
      .filter(isGoodPrompt)
    return [...new Map(prompts.map((one) => [promptId(one.prompt), one])).values()]
  }

  function keep(userId: string, stock: Stock): void {
    stocks.delete(userId)
    const [oldest] = stocks.keys()
    if (stocks.size >= MAX_STOCKS && oldest !== undefined) stocks.delete(oldest)
    stocks.set(userId, stock)
  }
}

/** No failure: until the budget renews, prompts come from the library. */
function isBudgetUsed(error: unknown): boolean {
  return error instanceof AppError && error.code === 'model_budget_used'
}

function momentOf({ now, timeZone }: PromptRequest): string {
  const { hour, season } = momentIn(now, timeZone)
  return season ? `${partOfDay(hour)}, in ${season}` : partOfDay(hour)
}

function occasionOf(request: PromptRequest): string {
  return JSON.stringify([momentOf(request), request.preferences])
}

function instructionsFor(request: PromptRequest): string {
  const { promptPreference } = request.preferences.journalStyle
  return [
    `Suggest ${PROMPTS_PER_CALL} different things to write about in a private journal, for this person and this time of day: ${momentOf(request)}. They like this kind best: ${promptPreference}. Put them in these fields:`,
    '- prompt: one question or invitation of 6 to 25 words, concrete, plain and kind, to the person as “you”. No advice, no diagnosis, no quotation, nothing about harm or death.',
    '- help: one sentence of at most 20 words that makes it easy to begin.',
    'Plain text on one line each. Claim nothing about the person’s life.',
  ].join('\n')
}

export type ModelPrompts = ReturnType<typeof modelPrompts>
