import { history } from '@codemirror/commands'
import { type ChangeDesc, EditorState, type Extension } from '@codemirror/state'
import { EditorView, placeholder } from '@codemirror/view'
import { drawnWhole } from './drawn-whole.ts'
import { formatKeys } from './edit/format-keys.ts'
import { pressedMarks } from './edit/pressed-marks.ts'
import { formatting } from './format/formatting.ts'
import { fromElsewhere } from './live-surface.ts'
import { mediaFormat } from './media/media-blocks.ts'
import type { MediaHosts } from './media/media-hosts.ts'
import { mediaKeys } from './media/media-keys.ts'
import { pageKeys } from './page-keys.ts'
import { richPaste } from './paste/paste.ts'
import { plainClipboard } from './plain-clipboard.ts'
import { roomAround } from './room-around.ts'

export interface Place {
  readonly name: string
  readonly placeholder: string
  /** The person changed the text. */
  readonly changed: () => void
  /** The text changed, here or elsewhere. */
  readonly moved: (changes: ChangeDesc) => void
  /** Where photos and recordings are shown in the text. */
  readonly media: MediaHosts
  /** The text, the selection or the focus changed. */
  readonly updated: () => void
}

/** The state of an opened page; its undo history begins with it. */
export function pageState(text: string, place: Place): EditorState {
  return EditorState.create({ doc: text, extensions: extensionsOf(place) })
}

function extensionsOf({
  name,
  placeholder: invitation,
  changed,
  moved,
  media,
  updated,
}: Place): Extension {
  return [
    history(),
    mediaFormat(media),
    mediaKeys,
    formatKeys,
    pageKeys,
    pressedMarks,
    richPaste,
    plainClipboard,
    roomAround,
    drawnWhole,
    formatting,
    placeholder(invitation),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.contentAttributes.of({
      'aria-label': name,
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      writingsuggestions: 'true',
    }),
    EditorView.updateListener.of(({ docChanged, changes, transactions }) => {
      if (docChanged) moved(changes)
      const isOwn = transactions.some((one) => one.docChanged && !one.annotation(fromElsewhere))
      if (docChanged && isOwn) changed()
      updated()
    }),
  ]
}
