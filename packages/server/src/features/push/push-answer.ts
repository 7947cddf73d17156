import type { Answer } from './send.ts'

const MINUTE_MS = 60_000
const HOUR = 60 * MINUTE_MS

interface Tried {
  readonly tries: number
  readonly expires_at: number
}

/** What happens to a message after an attempt, and what to log about it. */
export type Next =
  | { readonly next: 'done' | 'gone'; readonly because?: Because }
  | { readonly next: 'later'; readonly at: number; readonly because?: Because }

interface Because {
  readonly status?: number
  readonly err?: unknown
}

export function whatToDo(answer: Answer | { err: unknown }, tried: Tried, now: number): Next {
  if ('err' in answer) {
    const because = { err: answer.err }
    return isNotPublic(answer.err)
      ? { next: 'done', because }
      : later(undefined, tried, now, because)
  }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { next: 'done' }
  if (status === 404 || status === 410) return { next: 'gone' }
  const because = { status }
  if (status === 429 || status >= 500) return later(retryAfter, tried, now, because)
  return { next: 'done', because }
}

/** There was no room for it. */
export function notNow(tried: Tried, now: number): Next {
  return later(undefined, tried, now)
}

/** Again after a minute, then two, four …, or when we are told to; but not once its day is over. */
function later(wait: number | undefined, tried: Tried, now: number, because?: Because): Next {
  const growing = Math.min(MINUTE_MS * 2 ** (tried.tries - 1), HOUR)
  const at = now + Math.max(wait ?? 0, growing)
  const why = because && { because }
  return at < tried.expires_at ? { next: 'later', at, ...why } : { next: 'done', ...why }
}

function isNotPublic(err: unknown): boolean {
  return err instanceof Error && err.name === 'NotPublic'
}
