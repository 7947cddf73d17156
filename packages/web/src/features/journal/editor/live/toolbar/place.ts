import type { EditorView } from '@codemirror/view'
import { readWidth } from '#features/journal/layout/use-width.ts'

/** Where the toolbar is: above the keyboard of a phone, or at the selection. */
export type ToolbarPlace =
  | { readonly kind: 'docked' }
  | {
      readonly kind: 'floating'
      readonly left: number
      readonly top: number
      /** Pixels from its left to the end of the text, where it would be cut off. */
      readonly room: number
      readonly below: boolean
    }

const GAP_PX = 6
/** Its height and the bars above the page. */
const ROOM_ABOVE_PX = 120

/** Undefined if it isn't shown. */
export function placeOf(view: EditorView, hasFocus: boolean): ToolbarPlace | undefined {
  const { main } = view.state.selection
  if (!hasFocus || view.compositionStarted) return undefined
  if (readWidth() === 'phone') return { kind: 'docked' }
  // While the pointer selects, it would be in the way.
  if (main.empty || view.contentDOM.matches(':active')) return undefined
  const start = view.coordsAtPos(main.from, 1)
  const end = view.coordsAtPos(main.to, -1)
  const box = view.dom.getBoundingClientRect()
  const below = start === null || start.top < ROOM_ABOVE_PX
  const at = below ? end : start
  if (!at) return undefined
  const top = (below ? at.bottom + GAP_PX : at.top - GAP_PX) - box.top
  const left = Math.max(0, at.left - box.left)
  return { kind: 'floating', left, top, room: box.width - left, below }
}
