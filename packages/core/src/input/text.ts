import * as z from 'zod/mini'

export const UNSTORABLE = 'Contains characters that cannot be stored'

/** Whether text survives UTF-8 and PostgreSQL unchanged: no unpaired surrogate, no NUL. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0')
}

/** The text without what `isStorable` refuses, and otherwise as it is. */
export function storablePart(value: string): string {
  return value.replaceAll(/[\0\p{Surrogate}]/gu, '')
}

interface TextRule {
  readonly max: number
  /** What to say when it is missing or empty; without it, empty text is fine. */
  readonly required?: string
  readonly tooLong?: string
  /** Takes blanks at both ends away, and counts text of blanks alone as empty. */
  readonly trim?: true
}

/** Text of at most `max` UTF-16 units, the unit that a browser's `maxlength` counts too. */
export function text({ max, required, tooLong, trim }: TextRule): z.ZodMiniString<string> {
  const missing = required && {
    error: (issue: { input?: unknown }) => missingSays(issue, required),
  }
  const schema = z.string(missing || undefined)
  const blanks = trim ? [z.trim()] : []
  // Does not end the checks: rules about several fields are to speak beside an empty one.
  const least = required ? [z.minLength(1, required)] : []
  return schema.check(
    // Too long ends the checks, so that none of them ever runs over a megabyte.
    atMostUnits(max, tooLong),
    // Never speaks: it says in the contract how long a text may be, and counts characters.
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
