/**
 * Safari's keyCode for the Enter that confirms an input method's word; `isComposing` is false
 * there.
 */
const INPUT_METHOD_KEY_CODE = 229

/** Whether the key press belongs to an input method composing a word. */
export function isComposing(press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === INPUT_METHOD_KEY_CODE
}
