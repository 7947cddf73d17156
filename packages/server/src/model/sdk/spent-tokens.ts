import type { LanguageModelUsage } from 'ai'
import type { Prompt } from '../prompt/chat-prompt.ts'
import { tokensIn } from '../prompt/tokens.ts'
import type { Tokens } from '../token-meter.ts'

/** More than one call can cost; a provider that says so is wrong. */
const MAX_TOKENS = 10_000_000

/**
 * What a call cost, as its provider says. Where it says nothing that can be true, or the call was
 * ended before it could, an estimate counts instead.
 */
export function spentTokens(
  usage: LanguageModelUsage | undefined,
  prompt: Prompt,
  said: string,
): Tokens {
  const { inputTokens: input, outputTokens: output } = usage ?? {}
  return isCount(input) && isCount(output) && input > 0 && (output > 0 || said === '')
    ? { input, output }
    : { input: tokensOf(prompt), output: tokensIn(said) }
}

function tokensOf({ instructions, messages }: Prompt): number {
  return messages.reduce((sum, { content }) => sum + tokensIn(content), tokensIn(instructions))
}

function isCount(value: number | undefined): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_TOKENS
}
