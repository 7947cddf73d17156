import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '#config.ts'
import { isApiCall } from '#http/headers.ts'
import { throttleRepeats } from './repeated-lines.ts'
import { safeError } from './safe-error.ts'

export interface LogStream {
  write(line: string): void
}

interface LogSetup {
  readonly level: Config['logLevel']
  readonly clock: () => number
  /** Standard output when absent. */
  readonly stream?: LogStream | undefined
}

/** Structured logs that hold no word of a person: nothing of a request but what is named below. */
export function logOptions({ level, clock, stream }: LogSetup) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date(clock()).toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: (error: unknown) => safeError(error),
      req: () => ({}),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
    },
    hooks: { logMethod: logMethodWith(throttleRepeats()) },
    ...(stream && { stream }),
  } satisfies FastifyServerOptions['logger']
}

/** One line for each request: its pattern and not its address, which may hold ids and words. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const level = isApiCall(request) ? 'info' : 'debug'
  const line = {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    code: request.errorCode,
    ...(!request.routeOptions.config.untimed && { ms: Math.round(reply.elapsedTime * 10) / 10 }),
  }
  request.log[level](line, 'request')
}

/** Of the logger; what is worse is logged each time. */
const [WARN, ERROR] = [40, 50]

function logMethodWith(throttle: ReturnType<typeof throttleRepeats>) {
  return function logMethod(
    this: unknown,
    args: unknown[],
    log: (this: unknown, ...args: never[]) => void,
    level: number,
  ): void {
    const line = withoutForeignWords(args)
    const write = (...parts: unknown[]) => log.apply(this, parts as never[])
    if (level === WARN || level === ERROR) throttle(level, line, write)
    else write(...line)
  }
}

/** Without a message of its own a line would take that of its error, which may quote anything. */
function withoutForeignWords(args: unknown[]): unknown[] {
  const [first, message] = args
  const holdsError = first instanceof Error || (isObject(first) && first.err instanceof Error)
  if (!holdsError || (typeof message === 'string' && !(first instanceof Error))) return args
  const err = first instanceof Error ? first : first.err
  return [{ err }, 'error']
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
