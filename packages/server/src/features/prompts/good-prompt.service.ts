import { safetyOf } from '@daywell/core/safety'
import { woundIn } from '#model/heed-words.ts'
import type { WritingPrompt } from './prompt-source.ts'

const MIN_PROMPT_CHARS = 20
const MAX_PROMPT_CHARS = 240
const MAX_HELP_CHARS = 240
/** Line breaks, marks of a format, addresses, and what a model says of itself. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]|[*_#`<>{}[\]|\\]|https?:|www\.|\bas an ai\b/iu
/** What every journal asks. */
const DULL = /^(?:how (?:was|is|are|did)\b.{0,20}(?:day|you)|what(?:['’]s| is) on your mind)/i

/** Whether a model's suggestion is good enough for the page; if not, the library is used. */
export function isGoodPrompt({ prompt, helpText }: WritingPrompt): boolean {
  const text = `${prompt} ${helpText}`
  return (
    prompt.length >= MIN_PROMPT_CHARS &&
    prompt.length <= MAX_PROMPT_CHARS &&
    helpText !== '' &&
    helpText.length <= MAX_HELP_CHARS &&
    text.isWellFormed() &&
    !UNPRINTABLE.test(text) &&
    !DULL.test(prompt) &&
    safetyOf(text).kind === null &&
    !woundIn(text)
  )
}
