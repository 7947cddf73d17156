import { setImmediate as nextMacrotask } from 'node:timers/promises'
import { withoutMediaIds } from '@daywell/core/media'
import {
  APICallError,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import type { ZodMiniType } from 'zod/mini'
import { AppError } from '#app-error.ts'
import type { ModelUse } from '#config.ts'
import { type FailureCode, modelFailed } from '../model-failure.ts'
import type { Patience } from '../patience.ts'
import type { Prompt } from '../prompt/chat-prompt.ts'
import type { Tokens } from '../token-meter.ts'
import { OversizeError } from './bound-answer.ts'
import { spentTokens } from './spent-tokens.ts'

// It would print what a provider does not support, with the name of the model, on the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Each call goes out once, without telemetry, and prints nothing. */
const QUIETLY = { maxRetries: 0, telemetry: { isEnabled: false } } as const

/** Others cache by themselves what begins alike; Anthropic only where it is asked to. */
const CACHED_UP_TO_HERE = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const

/** One call of a model. */
interface ModelCall {
  readonly model: LanguageModel
  readonly prompt: Prompt
  readonly sampling: ModelUse['sampling']
  readonly patience: Patience
  /** Learns what the call cost, once; never if the call failed on its own before an answer began. */
  readonly spent: (tokens: Tokens) => Promise<void>
}

function optionsOf({ model, prompt, sampling, patience }: ModelCall) {
  const { instructions, messages, stableCount } = prompt
  return {
    model,
    ...sampling,
    instructions,
    // Texts alone: of a photo, a model may know what the person calls it.
    messages: messages.map((one, at) => ({
      ...one,
      content: withoutMediaIds(one.content),
      ...(at === stableCount - 1 && { providerOptions: CACHED_UP_TO_HERE }),
    })),
    abortSignal: patience.signal,
    ...QUIETLY,
  }
}

/** The words of an answer as they come. Whatever goes wrong is `model_failed` and holds no word. */
export async function* streamWords(call: ModelCall): AsyncGenerator<string> {
  const { patience, prompt, spent } = call
  let isEmpty = true
  /** Thoughts, too: they are billed like words. */
  let said = ''
  let usage: LanguageModelUsage | undefined
  try {
    // Left to itself it would print errors, and with them the request.
    const { fullStream } = streamText({ ...optionsOf(call), onError: () => {} })
    for await (const part of fullStream) {
      if (part.type === 'finish') usage = part.totalUsage
      const words = wordsIn(part, patience)
      said += part.type === 'reasoning-delta' ? part.text : words
      if (words === '') continue
      isEmpty = false
      yield words
      // Yields, since a fast model brings all its words at once.
      await nextMacrotask()
    }
    if (isEmpty) throw modelFailed('empty')
  } catch (error) {
    throw asFailure(error, patience)
  } finally {
    patience.over()
    if (said !== '' || usage?.inputTokens || patience.wasCutOff())
      await spent(spentTokens(usage, prompt, said))
  }
}

function wordsIn(part: TextStreamPart<ToolSet>, patience: Patience): string {
  switch (part.type) {
    case 'text-delta':
      patience.heard()
      return part.text
    case 'reasoning-delta':
      patience.heard()
      return ''
    case 'error':
      throw patience.failure(failureCode(part.error))
    case 'abort':
      throw patience.failure('broken')
    case 'finish':
      if (isWhole(part)) return ''
      throw modelFailed('broken')
    default:
      return ''
  }
}

/** Several times the longest summary; the checks that follow cost time for each character. */
const MAX_FIELDS_CHARS = 50_000

/** An answer in the fields of a schema; one that does not fit is a failure. */
export async function writeFields<T>(call: ModelCall, schema: ZodMiniType<T>): Promise<T> {
  const { patience, prompt, spent } = call
  try {
    const options = { ...optionsOf(call), output: Output.object({ schema }) }
    const answer = await generateText(options)
    // Before it's read: an answer that ended before its first word has no output, and was paid for.
    await spent(spentTokens(answer.usage, prompt, answer.text))
    const { output } = answer
    if (JSON.stringify(output).length > MAX_FIELDS_CHARS) throw modelFailed('too_long')
    return output
  } catch (error) {
    await countUnread(call, error)
    throw asFailure(error, patience)
  } finally {
    patience.over()
  }
}

/** What does not fit, is too long, or was cut off was paid for all the same. */
async function countUnread({ patience, prompt, spent }: ModelCall, error: unknown): Promise<void> {
  if (NoObjectGeneratedError.isInstance(error))
    await spent(spentTokens(error.usage, prompt, error.text ?? ''))
  else if (isOversize(error) || (!(error instanceof AppError) && patience.wasCutOff()))
    await spent(spentTokens(undefined, prompt, ''))
}

type Finish = Extract<TextStreamPart<ToolSet>, { type: 'finish' }>

/**
 * An answer that was too long for the model is still its answer, and so is one that ended for a
 * reason that only its provider knows; one that broke off, or was taken back, is not.
 */
function isWhole({ finishReason, rawFinishReason }: Finish): boolean {
  if (finishReason === 'other') return rawFinishReason !== undefined
  return finishReason === 'stop' || finishReason === 'length'
}

function asFailure(error: unknown, patience: Patience) {
  return error instanceof AppError ? error : patience.failure(failureCode(error))
}

/** Reads nothing off an error of the SDK but what kind it is. */
function failureCode(error: unknown): FailureCode {
  if (isOversize(error)) return 'too_long'
  if (NoObjectGeneratedError.isInstance(error)) return 'misfit'
  if (NoOutputGeneratedError.isInstance(error)) return 'empty'
  if (!APICallError.isInstance(error)) return 'broken'
  const { statusCode } = error
  if (statusCode === undefined) return 'no_connection'
  return statusCode >= 400 ? `status_${statusCode}` : 'broken'
}

/** The SDK wraps what a body failed with, once or twice. */
function isOversize(error: unknown): boolean {
  if (error instanceof OversizeError) return true
  return error instanceof Error && error.cause !== error && isOversize(error.cause)
}
