import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

// Zod's default messages. Libraries that load zod's English locale change them for the whole
// process, so both are known here.
const NOT_OURS =
  /^(Invalid (input|string|key|value|option|ISO|UUID|URL)|Too (small|big):|Unrecognized key)/

const typeSentences: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
}

/** The schema's own message or, without one, a generic one. */
export function sentenceFor(issue: Issue, missing: boolean): string {
  if (!NOT_OURS.test(issue.message)) return issue.message
  return missing ? 'This field is required' : plainSentence(issue)
}

function plainSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentences[issue.expected] ?? 'Wrong type'
    case 'too_big':
      return `Must ${limit('at most', issue.maximum, issue.origin)}`
    case 'too_small':
      return `Must ${limit('at least', issue.minimum, issue.origin)}`
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_union':
      return 'Doesn’t match any accepted format'
    default:
      return 'Wrong format'
  }
}

function limit(bound: string, size: number | bigint, origin: string): string {
  if (origin === 'string') return `have ${bound} ${size} characters`
  if (origin === 'array') return `have ${bound} ${size} items`
  return `be ${bound} ${size}`
}
