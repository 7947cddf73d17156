const MAX_CAUSES = 3

// A type and not an interface: the logger wants it open to further fields.
type SafeError = {
  type: string
  code: string | undefined
  message: ''
  stack: string
  cause?: SafeError
}

/** What of an error may be logged: where it happened, never its message, which may quote words. */
export function safeError(error: unknown, causes = MAX_CAUSES): SafeError {
  if (!(error instanceof Error)) {
    return { type: typeof error, code: undefined, message: '', stack: '' }
  }
  return {
    type: identifier(error.name) ?? 'Error',
    code: identifier((error as { code?: unknown }).code),
    message: '',
    stack: frames(error),
    ...(error.cause !== undefined && causes > 0 && { cause: safeError(error.cause, causes - 1) }),
  }
}

function frames({ stack = '', message }: Error): string {
  // The message stands in front of the frames and may itself have lines that look like frames.
  const messageAt = message ? stack.indexOf(message) : 0
  const afterMessage = messageAt === -1 ? '' : stack.slice(messageAt + message.length)
  return afterMessage
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .join('\n')
}

function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,64}$/.test(value) ? value : undefined
}
