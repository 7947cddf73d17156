const WINDOW_MS = 60_000
/** Bounds the memory; a kind that finds no place is logged each time. */
const MAX_KINDS = 200

type LogLine = (...args: unknown[]) => void

/**
 * Throttles lines of the same kind: the first is logged with its stack, then one a minute says how
 * many were left out. An outage would otherwise bury what led to it.
 */
export function throttleRepeats() {
  const leftOut = new Map<string, number>()

  function watch(kind: string, summarize: (repeated: number) => void): void {
    leftOut.set(kind, 0)
    const timer = setTimeout(() => {
      const repeated = leftOut.get(kind) ?? 0
      leftOut.delete(kind)
      if (repeated === 0) return
      summarize(repeated)
      watch(kind, summarize)
    }, WINDOW_MS)
    timer.unref()
  }

  return (level: number, args: readonly unknown[], log: LogLine): void => {
    const fields = fieldsOf(args[0])
    const { err, job } = fields
    const message = args.find((arg) => typeof arg === 'string') ?? ''
    const { name, code = fields.code } = describe(err)
    const kind = JSON.stringify([level, message, name, code, job, frameOf(err), causeOf(err)])
    const count = leftOut.get(kind)
    if (count !== undefined) return void leftOut.set(kind, count + 1)
    if (leftOut.size < MAX_KINDS) {
      watch(kind, (repeated) => log({ repeated, error: name, code, job }, message))
    }
    log(...args)
  }
}

function fieldsOf(first: unknown): { err?: unknown; job?: unknown; code?: unknown } {
  return typeof first === 'object' && first !== null ? first : {}
}

/** Never the message of an error: it may quote what a person wrote. */
function describe(err: unknown): { name?: string; code?: string } {
  if (!(err instanceof Error)) return {}
  const { code } = err as { code?: unknown }
  const plain = (text: unknown) => (/^\w{1,64}$/.test(String(text)) ? String(text) : undefined)
  const [name, known] = [plain(err.name), code === undefined ? undefined : plain(code)]
  return { ...(name && { name }), ...(known && { code: known }) }
}

/** The same refusal may have several reasons, such as the status that a model answered. */
function causeOf(err: unknown): object | undefined {
  return err instanceof Error && err.cause ? describe(err.cause) : undefined
}

/** Two defects may raise the same kind of error: where it was raised tells them apart. */
function frameOf(err: unknown): string | undefined {
  if (!(err instanceof Error)) return undefined
  return err.stack?.split('\n').find((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
}
