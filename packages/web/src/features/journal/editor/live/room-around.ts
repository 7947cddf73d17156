import { EditorView } from '@codemirror/view'
import { scrollerOf } from '../notices/steady-text.ts'

/** The scroller's `scroll-padding`, so that the caret is never under a bar or a notice. */
export const roomAround = EditorView.scrollMargins.of(({ dom }) => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scrollerOf(dom))
  return { top: pixels(scrollPaddingTop), bottom: pixels(scrollPaddingBottom) }
})

const pixels = (length: string) => Number.parseFloat(length) || 0
