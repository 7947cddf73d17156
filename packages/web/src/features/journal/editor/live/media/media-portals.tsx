import { EditorSelection } from '@codemirror/state'
import { plainText } from '@daywell/core/markdown'
import { type MouseEvent, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useObservable } from '#kit/observable/use-observable.ts'
import { shownItemsIn } from '#panels/media/shown-item.ts'
import { ShownMedia } from '#panels/media/shown-media.tsx'
import type { MediaEdit } from '#panels/media/viewer/media-edit.ts'
import { readingOf } from '../format/reading.ts'
import { groupAt } from './media-blocks.ts'
import type { MediaHost, MediaHosts } from './media-hosts.ts'

/** Fills the elements in the text with photos and players. */
export function MediaPortals({ hosts, edit }: { hosts: MediaHosts; edit: MediaEdit }) {
  return useObservable(hosts, hosts.all).map((host) =>
    createPortal(<Hosted host={host} edit={edit} />, host.element, `${host.key}`),
  )
}

function Hosted({ host, edit }: { host: MediaHost; edit: MediaEdit }) {
  const { view, media } = host
  const items = media.map(({ id, caption }) => ({ id, caption: plainText(caption).trim() }))
  // Opened from here, the viewer shows all photos of the text, as it's now.
  const { text } = readingOf(view.state)
  const all = useMemo(() => shownItemsIn(text), [text])
  const first = media[0]
  const from = all.findIndex(({ id }) => id === first?.id)
  useEffect(() => view.requestMeasure())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: like a click into the text itself
    <div onMouseDown={(event) => editCaption(event, host)}>
      <ShownMedia
        items={items}
        all={from < 0 ? items : all}
        from={Math.max(0, from)}
        edit={from < 0 ? undefined : edit}
      />
    </div>
  )
}

/** A click on a caption selects it in the text; one beside a photo puts the caret there. */
function editCaption(event: MouseEvent<HTMLElement>, { element, view }: MediaHost): void {
  const target = event.target as Element
  // Events of the viewer, which is elsewhere in the document, bubble to here, too.
  if (!element.contains(target) || target.closest('button, input, audio, video, a')) return
  const group = groupAt(view.state, view.posAtDOM(element))?.group.media ?? []
  const figures = [...element.querySelectorAll('figure')]
  const index = figures.findIndex((figure) => figure.contains(target))
  const media = group[Math.max(0, index)]
  if (!media) return
  event.preventDefault()
  const { captionFrom, captionTo } = media
  const isCaption = target.closest('figcaption') !== null
  view.dispatch({
    selection: EditorSelection.single(isCaption ? captionFrom : captionTo, captionTo),
  })
  view.focus()
}
