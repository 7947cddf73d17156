/** Drops the state carried to this history entry, so that a reload doesn't act on it again. */
export function dropCarried({ history }: Window): void {
  history.replaceState({ ...history.state, state: null }, '')
}
