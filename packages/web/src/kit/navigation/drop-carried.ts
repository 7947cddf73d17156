/** Forgets what was carried along to this place: a page that is loaded anew is not to do it again. */
export function dropCarried({ history }: Window): void {
  history.replaceState({ ...history.state, state: null }, '')
}
