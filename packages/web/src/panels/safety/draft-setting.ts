const KEY = 'safetyCardAfterSaving'

/** If storage fails, the choice lasts until a reload. */
let chosenHere: boolean | undefined

/** Whether saved drafts are checked; a setting of this device, never sent. */
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
