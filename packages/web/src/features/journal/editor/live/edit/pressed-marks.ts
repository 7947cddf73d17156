import { EditorView } from '@codemirror/view'
import { isMac } from '#features/journal/shortcuts/key-names.ts'
import { addressAt, openAddress } from './link.ts'
import { taskToggled } from './toggle-task.ts'

const isBox = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'checkbox'

/** A click on a task's box toggles it, and Ctrl (⌘) with a click opens a link. */
export const pressedMarks = EditorView.domEventHandlers({
  mousedown(event, view) {
    // The caret stays where it is, and on a phone the keyboard doesn't open.
    if (isBox(event.target)) return true
    const address = event.button === 0 && isModified(event) && addressUnder(event, view)
    if (!address) return false
    openAddress(address)
    return true
  },
  click({ target }, view) {
    if (!isBox(target)) return false
    const toggled = taskToggled(view.state, view.posAtDOM(target as HTMLElement))
    if (toggled) view.dispatch(toggled)
    return false
  },
})

const isModified = ({ ctrlKey, metaKey }: MouseEvent) => (isMac() ? metaKey : ctrlKey)

function addressUnder({ clientX: x, clientY: y }: MouseEvent, view: EditorView) {
  const offset = view.posAtCoords({ x, y })
  return offset === null ? undefined : addressAt(view.state, offset)
}
