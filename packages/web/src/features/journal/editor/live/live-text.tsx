import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { journalTexts } from '#features/journal/journal.texts.ts'
import { later } from '#features/journal/layout/later.tsx'
import { emitter } from '#kit/observable/emitter.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { classNames } from '#kit/ui/class-names.ts'
import type { MediaEdit } from '#panels/media/viewer/media-edit.ts'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'
import { useEditor } from '../editor-context.ts'
import page from '../page.module.css'
import type { FieldRefs } from '../use-page.ts'
import styles from './live.module.css'
import { mediaHosts } from './media/media-hosts.ts'
import { takeOverLater } from './take-over-later.ts'

const FormatToolbar = later(
  async () => (await import('./toolbar/format-toolbar.tsx')).FormatToolbar,
)

const MediaPortals = later(async () => (await import('./media/media-portals.tsx')).MediaPortals)

interface LiveTextProps {
  refs: FieldRefs
  edit: MediaEdit
}

/** Where the editor appears that takes the place of the text area. */
export function LiveText({ refs, edit }: LiveTextProps) {
  const { text: name, textPlaceholder: placeholder } = useTexts(journalTexts).page
  const { changed } = useEditor()
  const host = useRef<HTMLDivElement>(null)
  const [updates] = useState(() => emitter())
  const [media] = useState(mediaHosts)
  const [view, setView] = useState<EditorView>()
  const isOn = useObservable(formattingChoice, formattingChoice.isOn)
  useEffect(() => {
    if (!host.current || !isOn) return
    return takeOverLater({
      refs,
      host: host.current,
      name,
      placeholder,
      changed,
      moved: (changes) => {
        for (const point of refs.points)
          point.offset = changes.mapPos(Math.min(point.offset, changes.length))
      },
      media,
      updated: updates.emit,
      onTaken: setView,
    })
  }, [refs, name, placeholder, changed, updates, media, isOn])
  return (
    <div ref={host} className={classNames(page.text, styles.live)} hidden={!view}>
      {view && <FormatToolbar view={view} updates={updates} />}
      {view && <MediaPortals hosts={media} edit={edit} />}
    </div>
  )
}
