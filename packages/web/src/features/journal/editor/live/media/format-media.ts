import type { EditorState } from '@codemirror/state'
import { Decoration } from '@codemirror/view'
import type { MarkdownSpan } from '@daywell/core/markdown'
import { addStyle, type Decorator } from '../format/decorate.ts'
import { groupAt, mediaHostsOf } from './media-blocks.ts'
import { MediaWidget } from './media-widget.ts'
import { placed } from './read-groups.ts'

/** A photo among words is shown small. Where the person is, there is its mark instead. */
export function formatMedia(decorator: Decorator, state: EditorState, span: MarkdownSpan): void {
  const { from, innerFrom, innerTo, to } = span
  const known = groupAt(state, from)
  if (known && !known.isTouched) return
  const hosts = state.facet(mediaHostsOf)
  const isOneLine = state.doc.lineAt(from).to >= to
  if (known || !hosts || !isOneLine || decorator.isTouched(from, to)) {
    if (!isOneLine) return
    addStyle(decorator, 'mark', { from, to: innerFrom })
    addStyle(decorator, 'mark', { from: innerTo, to })
    return
  }
  const media = [placed(state.doc.toString(), span)]
  const widget = new MediaWidget(hosts, media, { isBlock: false, isTouched: false })
  decorator.add(Decoration.replace({ widget }).range(from, to))
}
