/**
 * The one way to a model. A connection that fails before an answer begins is tried once more; an
 * answer that sends elsewhere is refused: words and key go where the operator said, nowhere else.
 */
export async function fetchOnceMore(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const call = () => fetch(input, { ...init, redirect: 'error' })
  try {
    return await call()
  } catch (error) {
    if (init?.signal?.aborted || !isConnectionError(error)) throw error
    return call()
  }
}

/** What fetch throws for a connection has a cause with a code; a refused redirect has none. */
function isConnectionError(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause
}
