import {
  commonErrors,
  type Endpoint,
  type ErrorCode,
  errorBody,
  errors,
} from '@daywell/core/contract'
import type { Answer } from './answer.ts'
import { eventsIn } from './events-in.ts'

/** Errors that have nothing to do with what an endpoint is for. */
const ANYWHERE: readonly ErrorCode[] = [
  'bad_request',
  'unreadable_body',
  'not_found',
  'not_built',
  'method_not_allowed',
  'wrong_host',
]
const ERROR_FIELDS = ['error', 'code', 'fields', 'details', 'entry']
const STACK_FRAME = /\bat .*:\d+:\d+|node_modules|file:\/\//

/** What is wrong with an answer, by the contract; nothing, if it keeps to it. */
export function breaches(endpoint: Endpoint | undefined, answer: Answer): string[] {
  const schema = endpoint?.answers[answer.status]
  const found =
    schema === undefined
      ? errorBreaches(endpoint, answer)
      : endpoint?.events && answer.headers['content-type']?.startsWith('text/event-stream')
        ? eventBreaches(endpoint.events, answer)
        : answerBreaches(schema, answer, endpoint?.produces === 'text')
  const headers = ['x-request-id', 'content-security-policy', 'x-content-type-options']
  const missing = headers.filter((name) => !answer.headers[name]).map((name) => `no ${name}`)
  return [...found, ...(isFromTheParser(answer) ? [] : missing)]
}

function answerBreaches(
  schema: Endpoint['answers'][number],
  { text, json }: Answer,
  isText: boolean,
): string[] {
  if (schema === null) return text === '' ? [] : ['a body where there is none']
  const result = schema?.safeParse(isText ? text : json)
  return result?.success === false
    ? [`not the answer of the contract: ${result.error.message}`]
    : []
}

function eventBreaches(events: NonNullable<Endpoint['events']>, { text }: Answer): string[] {
  return eventsIn(text).flatMap(({ event, data }) => {
    const result = events[event]?.safeParse(data)
    if (!result) return [`an event that the contract does not name: ${event}`]
    return result.success ? [] : [`not the data of ${event}: ${result.error.message}`]
  })
}

function errorBreaches(endpoint: Endpoint | undefined, answer: Answer): string[] {
  const { status, headers, json, text } = answer
  if (!headers['content-type']?.startsWith('application/json')) return ['an error that is not JSON']
  const body = errorBody.safeParse(json)
  if (!body.success) return [`not the shape of an error: ${text.slice(0, 200)}`]
  const code = body.data.code as ErrorCode
  const allowed = endpoint && [...commonErrors(endpoint), ...endpoint.errors, ...ANYWHERE]
  const breach = {
    'a status that is not that of its code':
      !isFromTheParser(answer) && errors[code]?.status !== status,
    [`${code} is not an error of this endpoint`]: allowed && !allowed.includes(code),
    'no sentence': !/^[A-Z].{5,}/.test(body.data.error),
    'fields that no error has': Object.keys(json as object).some(
      (key) => !ERROR_FIELDS.includes(key),
    ),
    'no field named': code === 'invalid_input' && Object.keys(body.data.fields ?? {}).length === 0,
    'no Retry-After':
      [429, 503].includes(status) && !/^[1-9]\d*$/.test(headers['retry-after'] ?? ''),
    'no Allow': status === 405 && !headers.allow,
    'a stack trace': STACK_FRAME.test(text),
  }
  return Object.entries(breach)
    .filter(([, holds]) => holds)
    .map(([sentence]) => sentence)
}

/** What was not HTTP enough to become a request has no id, and its connection is closed. */
function isFromTheParser({ headers }: Answer): boolean {
  return headers.connection === 'close'
}
