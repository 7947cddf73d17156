const PREFIX = 'token:'

/** What stands for an API token where otherwise the id of a session would. */
export function callerOfToken(tokenId: string): string {
  return PREFIX + tokenId
}

/** The id of the API token; undefined: it is a session's. */
export function tokenOfCaller(sessionId: string): string | undefined {
  return sessionId.startsWith(PREFIX) ? sessionId.slice(PREFIX.length) : undefined
}
