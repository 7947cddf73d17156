type Follow = (top: HTMLDialogElement | undefined) => void

const modals: HTMLDialogElement[] = []
const followers = new Set<Follow>()

/** Notes a dialog that has just become modal. Answers how to note that it is not any more. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  modals.push(dialog)
  tell()
  return () => {
    const place = modals.lastIndexOf(dialog)
    if (place === -1) return
    modals.splice(place, 1)
    tell()
  }
}

/** The dialogs that are modal now, the one on top last. */
export const openModals = (): readonly HTMLDialogElement[] => modals

/** Tells at once, and whenever it changes, which dialog makes all the rest of the page inert. */
export function followTopModal(follow: Follow): () => void {
  followers.add(follow)
  follow(modals.at(-1))
  return () => followers.delete(follow)
}

function tell(): void {
  for (const follow of followers) follow(modals.at(-1))
}
