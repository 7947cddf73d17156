/**
 * Safari's keyCode for the Enter that confirms an input method's word; `isComposing` is false
 * there.
 */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether the key press belongs to an input method composing a word. */
export function isComposing(press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === TAKEN_BY_INPUT_METHOD
}
