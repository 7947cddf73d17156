import type { Flood } from './flood.ts'

/** What the model server does instead of answering well. */
export type Fault =
  /** Answers with a status, as a provider that is out of reach or overrun does. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Takes this many milliseconds until the first byte, or between two words. */
  | { readonly slow: 'first-byte' | 'words'; readonly ms: number }
  /** Says this many words and then nothing, until `release` is called. */
  | { readonly holdAfter: number }
  /** Says this many words and cuts the connection. */
  | { readonly cutAfter: number }
  /** Says this many words and then, in the stream, that it failed. */
  | { readonly failAfter: number }
  /** Ends its answer with an unknown finish reason, or without one. */
  | { readonly ends: string | null }
  /** Says all its words, and closes the connection in good order without an end. */
  | 'no-end'
  /** Sends something without end instead of an answer. */
  | { readonly flood: Flood }
  /** Answers with these bytes instead of its own. */
  | { readonly raw: Uint8Array; readonly headers?: Readonly<Record<string, string>> }
  /** Says all its words and its end, and keeps the connection open until `release` is called. */
  | 'open-end'
  /** Closes the connection before it reads a word. */
  | 'hang-up'
  /** Takes the call and sends no byte at all, until `release` is called. */
  | 'hang'
  /** Answers with a page that is neither JSON nor a stream. */
  | 'garbage'
  /** Answers in the right frame with JSON that breaks off. */
  | 'wrong-json'
  /** Answers in the right frame without a word. */
  | 'nothing'
  /** Answers well-formed JSON that does not fit the schema that was asked for. */
  | 'misfit'
  /** Never stops talking. */
  | 'endless'

const overloaded = { type: 'overloaded_error', message: 'Overloaded' }

/** The body that comes with a status, in the words of both providers. */
export function refusal(status: number): string {
  return JSON.stringify({
    type: 'error',
    error: status === 529 ? overloaded : { type: 'api_error', message: 'No answer', code: status },
  })
}

export const GARBAGE = '<!doctype html><title>502 Bad Gateway</title><h1>It works!</h1>\n\n'
