/** What a thread was asked for did not come: it failed, took too long or was ended. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure'
  /** One word for the log, which never holds any of a person's. */
  readonly code: 'failed' | 'too_many'

  constructor(message: string, code: 'failed' | 'too_many' = 'failed') {
    super(message)
    this.code = code
  }
}
