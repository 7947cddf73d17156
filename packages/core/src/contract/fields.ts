import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import { sentenceFor } from './sentences.ts'

type Issue = z.core.$ZodIssue
type Failure = { readonly issues: readonly Issue[] }

/** Bounds the answer; a body with more wrong fields was not written by a person. */
const MAX_FIELDS = 100
const MAX_NAME_CHARS = 100

/**
 * What is wrong, by the path of the field: `{ 'notifications.preferredTime': 'Must be …' }`.
 * With the failed input, a missing field is distinguished from a wrong one; values are never
 * repeated. Errors of the body as a whole are under `body`.
 */
export function fieldsOf(failure: Failure, input?: unknown): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of failure.issues) {
    for (const [name, sentence] of complaints(issue, input)) {
      if (fields.size >= MAX_FIELDS) return Object.fromEntries(fields)
      if (!fields.has(name)) fields.set(name, sentence)
    }
  }
  return Object.fromEntries(fields)
}

/** The error code of a failed check: `invalid_input`, unless the schema names another. */
export function errorCodeOf(failure: Failure): ErrorCode {
  const marked = failure.issues.find((issue) => issue.code === 'custom' && issue.params?.code)
  return marked?.code === 'custom' ? marked.params?.code : 'invalid_input'
}

function complaints(issue: Issue, input: unknown): (readonly [string, string])[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, MAX_FIELDS)
      .map((key) => [nameOf([...issue.path, key]), 'Unknown field'] as const)
  const meant = issue.code === 'invalid_union' ? issue.errors.find(isOfTheRightType) : undefined
  if (meant)
    return meant.flatMap((inner) =>
      complaints({ ...inner, path: [...issue.path, ...inner.path] }, input),
    )
  return [[nameOf(issue.path), sentenceFor(issue, isMissing(issue, input))]]
}

/** Of the members of a union, the intended one is the one whose type matches. */
function isOfTheRightType(issues: readonly Issue[]): boolean {
  return !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'body' : path.map(String).join('.').slice(0, MAX_NAME_CHARS)
}

function isMissing(issue: Issue, input: unknown): boolean {
  if (issue.path.length === 0 || input === undefined) return false
  let value: unknown = input
  for (const key of issue.path) {
    if (typeof value !== 'object' || value === null) return false
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value === undefined
}
