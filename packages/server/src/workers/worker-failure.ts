/** What a thread was asked for did not come: it failed, took too long or was ended. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure'
}
