type Follow = (top: HTMLDialogElement | undefined) => void

const modals: HTMLDialogElement[] = []
const followers = new Set<Follow>()

/** Registers a dialog that just became modal. Returns the function that unregisters it. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  modals.push(dialog)
  notify()
  return () => {
    const place = modals.lastIndexOf(dialog)
    if (place === -1) return
    modals.splice(place, 1)
    notify()
  }
}

/** The modal dialogs, topmost last. */
export const openModals = (): readonly HTMLDialogElement[] => modals

/** Calls `follow` now and on every change with the dialog that makes the rest of the page inert. */
export function followTopModal(follow: Follow): () => void {
  followers.add(follow)
  follow(modals.at(-1))
  return () => followers.delete(follow)
}

function notify(): void {
  for (const follow of followers) follow(modals.at(-1))
}
