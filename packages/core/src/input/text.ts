import * as z from 'zod/mini'
import { isStorable } from './storable.ts'

export const UNSTORABLE = 'Contains characters we can’t store'

interface TextRule {
  readonly max: number
  /** The message if it's missing or empty; without it, empty text is fine. */
  readonly required?: string
  readonly tooLong?: string
  /** Trims the text, and counts blank text as empty. */
  readonly trim?: true
}

/** Text of at most `max` UTF-16 units, the unit of a browser's `maxlength`. */
export function text({ max, required, tooLong, trim }: TextRule): z.ZodMiniString<string> {
  const missing = required && {
    error: (issue: { input?: unknown }) => missingSays(issue, required),
  }
  const schema = z.string(missing || undefined)
  const blanks = trim ? [z.trim()] : []
  // Doesn't abort: rules about several fields still run beside an empty one.
  const least = required ? [z.minLength(1, required)] : []
  return schema.check(
    // Aborts the other checks, so that none of them runs over a megabyte.
    atMostUnits(max, tooLong),
    // Never fails: it puts the limit, in characters, into the OpenAPI document.
    z.maxLength(max),
    z.refine(isStorable, { error: UNSTORABLE, abort: true }),
    ...blanks,
    ...least,
  )
}

function atMostUnits(maximum: number, message: string | undefined) {
  return z.check<string>(({ value, issues }) => {
    if (value.length <= maximum) return
    issues.push({
      code: 'too_big',
      origin: 'string',
      maximum,
      inclusive: true,
      input: value,
      message,
    })
  })
}

function missingSays(issue: { input?: unknown }, required: string): string | undefined {
  return issue.input === undefined ? required : undefined
}
