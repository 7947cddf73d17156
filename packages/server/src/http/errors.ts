import { type ErrorCode, errors } from '@daywell/core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, unavailable } from '#app-error.ts'
import { isOutOfReach, storageProblem } from '#database/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the call was refused with, for the log. */
    errorCode: ErrorCode | undefined
  }
}

/** Seconds by status, where the error itself says nothing else. */
const RETRY_AFTER: Readonly<Record<number, number>> = { 429: 60, 503: 5 }

/** Making room takes an operator longer than a few seconds. */
const DISK_FULL_RETRY_SECONDS = 30

/** Turns whatever was thrown into a reason that a person may be told. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const refused = refusedByFramework(error)
  if (refused) return new AppError(refused)
  if (storageProblem(error) === 'full') {
    return new AppError('disk_full', { cause: error, retryAfter: DISK_FULL_RETRY_SECONDS })
  }
  if (isOutOfReach(error)) return unavailable(error)
  return new AppError('server_error')
}

/** The one shape of every error that leaves the server. */
export function errorBody({ code, message, extras }: AppError) {
  const { fields, details, entry } = extras
  return {
    error: message,
    code,
    ...(fields && { fields }),
    ...(details && { details }),
    ...(entry !== undefined && { entry }),
  }
}

/** What the operator has to know of a refusal. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  key_changed: 'another process changed SECRET_KEY: restart this one with the new key',
  disk_full: 'the storage disk is full: Daywell can’t save anything until there’s space',
}

/** What the caller may know of an error; the log gets the rest. */
export function refusalFor(error: unknown, request: FastifyRequest): AppError {
  const refusal = asAppError(error)
  request.errorCode = refusal.code
  const { status } = errors[refusal.code]
  if (refusal.code === 'server_error') request.log.error({ err: error }, 'unexpected error')
  // What ended because its caller went is nothing that an operator could mend.
  else if (status >= 500 && !request.socket.destroyed)
    request.log.warn({ err: error }, REASONS[refusal.code] ?? 'unavailable')
  return refusal
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error, request)
  const { status } = errors[refusal.code]
  const retryAfter = refusal.extras.retryAfter ?? RETRY_AFTER[status]
  if (retryAfter) reply.header('retry-after', retryAfter)
  // The framework hangs up after a body that it did not read to the end, and a sender that is cut
  // off never sees the answer. What is left of the body is thrown away by Node instead.
  if (reply.hasHeader('connection')) reply.removeHeader('connection')
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.code(status).send(errorBody(refusal))
}

/** Errors that the framework raised because of what the caller sent. */
function refusedByFramework(error: unknown): ErrorCode | undefined {
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return undefined
  if (statusCode === 413) return 'body_too_large'
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP_')) return 'unreadable_body'
  if (code === 'FST_ERR_BAD_URL') return 'bad_request'
  // A path that is too long, leads out of the web app's folder or is no path at all.
  return [403, 404, 414].includes(statusCode) ? 'not_found' : 'bad_request'
}
