/** A call that is refused, in the words and shape of Stripe's errors. Nothing has changed then. */
export class Problem extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> }

  constructor(status: number, error: Record<string, unknown> & { message: string }) {
    super(error.message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', ...error } }
  }
}

export function missing(what: string, id: string, status = 404, param = 'id'): Problem {
  return new Problem(status, {
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })
}

/** Invalid parameters are refused before the call begins. */
export class UnreadableParameter extends Problem {
  constructor(code: string | undefined, message: string, param: string) {
    super(400, { ...(code === undefined ? {} : { code }), message, param })
  }
}
