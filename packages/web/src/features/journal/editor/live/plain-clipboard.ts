import { EditorView } from '@codemirror/view'

/** Without a selection, CodeMirror copies or cuts the whole line; text fields do nothing. */
const skipEmpty = (_event: Event, { state }: EditorView) => state.selection.main.empty

export const plainClipboard = EditorView.domEventHandlers({ copy: skipEmpty, cut: skipEmpty })
