import { useState } from 'react'
import { ArrangedMedia } from './arranged-media.tsx'
import { Recording } from './recording/recording.tsx'
import type { ShownItem } from './shown-item.ts'
import { ShownPhoto } from './shown-photo.tsx'
import { useMediaInfos } from './use-media-infos.ts'
import type { MediaEdit } from './viewer/media-edit.ts'
import { MediaViewer } from './viewer/media-viewer.tsx'

interface ShownMediaProps {
  /** What stands together in a text. */
  items: readonly ShownItem[]
  /** All that the text shows, to go through in the viewer, and where `items` begins in it. */
  all?: readonly ShownItem[] | undefined
  from?: number | undefined
  edit?: MediaEdit | undefined
}

/** Photos and recordings in their place in a text. */
export function ShownMedia({ items, all = items, from = 0, edit }: ShownMediaProps) {
  const infoOf = useMediaInfos(items.map(({ id }) => id))
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <ArrangedMedia
        items={items}
        infoOf={infoOf}
        viewPhoto={({ item, at, info }, isInRow) => (
          <ShownPhoto
            item={item}
            info={info}
            isInRow={isInRow}
            onOpen={() => setOpened(from + at)}
          />
        )}
        viewRecording={(item, info) => <Recording item={item} info={info} />}
      />
      {opened !== undefined && (
        <MediaViewer items={all} start={opened} edit={edit} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
