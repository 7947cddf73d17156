const KEY = 'safetyCardAfterSaving'

/** Where nothing can be kept, the choice holds for as long as nobody reloads the page. */
let chosenHere: boolean | undefined

/** Whether saved drafts are listened to: a choice for this device, kept on it and sent nowhere. */
export function listensToDrafts(): boolean {
  if (chosenHere !== undefined) return chosenHere
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
    chosenHere = undefined
  } catch {
    chosenHere = on
  }
}
