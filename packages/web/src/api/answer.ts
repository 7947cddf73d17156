import type { AnswerOf, Endpoint, ErrorBody } from '@daywell/core/contract'
import { CallFailure } from '../kit/fetch/call-failure.ts'

/**
 * Parses the answer with the contract's schema; anything the contract doesn't describe is rejected.
 */
export async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
  /** Called for every chunk. */
  onBytes: () => void,
): Promise<AnswerOf<E>> {
  const schema = endpoint.answers[response.status]
  if (schema === null) return { status: response.status, body: undefined } as AnswerOf<E>
  if (endpoint.produces === 'pdf')
    return { status: response.status, body: await response.blob() } as AnswerOf<E>
  const parsed = schema?.safeParse(asJson(await textOf(response, onBytes)))
  if (!parsed?.success) throw new CallFailure({ kind: 'invalid-answer' }, { cause: parsed?.error })
  return { status: response.status, body: parsed.data } as AnswerOf<E>
}

/** The server's error body, if it's in our format: a proxy may have answered instead. */
export async function readRefusal(response: Response): Promise<ErrorBody | undefined> {
  const body = asJson(await response.text())
  return isErrorBody(body) ? body : undefined
}

/**
 * Whether this is the contract's `errorBody`, checked by hand: every page loads this file, and the
 * schema would bring the schema library along.
 */
export function isErrorBody(body: unknown): body is ErrorBody {
  if (!isRecord(body)) return false
  const { error, code, fields, details } = body
  return (
    typeof error === 'string' &&
    typeof code === 'string' &&
    (details === undefined || typeof details === 'string') &&
    (fields === undefined ||
      (isRecord(fields) && Object.values(fields).every((words) => typeof words === 'string')))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function textOf({ body }: Response, onBytes: () => void): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    onBytes()
    text += decoder.decode(piece.value, { stream: true })
  }
  return text + decoder.decode()
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
