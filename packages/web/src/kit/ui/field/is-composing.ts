/** What Safari sends with the Enter that takes a converted word: no such key, to no avail for pages. */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether the key belongs to an input method, which makes a word of several keys. */
export function isComposing(press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === TAKEN_BY_INPUT_METHOD
}
