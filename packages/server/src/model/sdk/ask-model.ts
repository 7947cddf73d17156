import { setImmediate as nextMacrotask } from 'node:timers/promises'
import { withoutMediaIds } from '@daywell/core/media'
import {
  APICallError,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import type { ZodMiniType } from 'zod/mini'
import { AppError } from '#app-error.ts'
import { type FailureCode, modelFailed } from '../model-failure.ts'
import type { Patience } from '../patience.ts'
import type { Prompt } from '../prompt/chat-prompt.ts'
import { OversizeError } from './bound-answer.ts'

// It would print what a provider does not support, with the name of the model, on the console.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Each call goes out once, without telemetry, and prints nothing. */
const QUIETLY = { maxRetries: 0, telemetry: { isEnabled: false } } as const

function callOf(model: LanguageModel, { instructions, messages }: Prompt, signal: AbortSignal) {
  return {
    model,
    instructions,
    // Texts alone: of a photo, a model may know what the person calls it.
    messages: messages.map((one) => ({ ...one, content: withoutMediaIds(one.content) })),
    abortSignal: signal,
    ...QUIETLY,
  }
}

/** The words of an answer as they come. Whatever goes wrong is `model_failed` and holds no word. */
export async function* streamWords(
  model: LanguageModel,
  prompt: Prompt,
  patience: Patience,
): AsyncGenerator<string> {
  let isEmpty = true
  try {
    // Left to itself it would print errors, and with them the request.
    const { fullStream } = streamText({
      ...callOf(model, prompt, patience.signal),
      onError: () => {},
    })
    for await (const part of fullStream) {
      const words = wordsIn(part, patience)
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
export async function writeFields<T>(
  model: LanguageModel,
  prompt: Prompt,
  schema: ZodMiniType<T>,
  patience: Patience,
): Promise<T> {
  try {
    const { output } = await generateText({
      ...callOf(model, prompt, patience.signal),
      output: Output.object({ schema }),
    })
    if (JSON.stringify(output).length > MAX_FIELDS_CHARS) throw modelFailed('too_long')
    return output
  } catch (error) {
    throw asFailure(error, patience)
  } finally {
    patience.over()
  }
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
