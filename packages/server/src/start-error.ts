/** The start must stop. The message is a whole sentence that tells the operator what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
