const KEY = 'safetyCardAfterSaving'

/** Whether saved drafts are listened to: a choice for this device, kept on it and sent nowhere. */
export function listensToDrafts(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setListensToDrafts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Where nothing can be kept, it holds for as long as nobody reloads the page.
  }
}
