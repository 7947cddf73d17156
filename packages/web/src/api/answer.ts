import { type AnswerOf, type Endpoint, type ErrorBody, errorBody } from '@daywell/core/contract'
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
  const parsed = errorBody.safeParse(asJson(await response.text()))
  return parsed.success ? parsed.data : undefined
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
