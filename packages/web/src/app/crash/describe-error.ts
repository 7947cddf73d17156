/** What can be told of a thrown value, whatever it is: anything can be thrown. */
export function describeError(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  } catch {
    return typeof error
  }
}
