import { isUtf8 } from 'node:buffer'
import {
  type Endpoint,
  type ErrorCode,
  endpoints,
  errorCodeOf,
  fieldsOf,
} from '@daywell/core/contract'
import { parse } from 'secure-json-parse'

/** What was sent to an endpoint of this name. */
export interface SentBody {
  readonly name: string
  readonly bytes: Uint8Array
}

export type CheckedBody =
  | { readonly kind: 'valid'; readonly body: unknown }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'invalid'
      readonly code: ErrorCode
      readonly fields: Readonly<Record<string, string>>
    }

export type BodyTasks = ReturnType<typeof bodyTasks>

export function bodyTasks() {
  const byName: Readonly<Record<string, Endpoint | undefined>> = endpoints
  return {
    check({ name, bytes }: SentBody): CheckedBody {
      const sent = jsonIn(bytes)
      if (sent === undefined) return { kind: 'unreadable' }
      const result = byName[name]?.body?.safeParse(sent)
      if (!result) throw new Error(`${name} takes no body`)
      if (result.success) return { kind: 'valid', body: result.data }
      const { error } = result
      return { kind: 'invalid', code: errorCodeOf(error), fields: fieldsOf(error, sent) }
    },
  }
}

function jsonIn(bytes: Uint8Array): unknown {
  // Decoding would replace each broken byte, and so change what was written.
  if (!isUtf8(bytes)) return undefined
  try {
    return parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'))
  } catch {
    return undefined
  }
}
