import { type ComponentProps, useMemo } from 'react'
import type { MediaItem } from '#kit/formatted-text/block.ts'
import { FormattedText } from '#kit/formatted-text/formatted-text.tsx'
import { shownItem, shownItemsIn } from './shown-item.ts'
import { ShownMedia } from './shown-media.tsx'

type ReadTextProps = Omit<ComponentProps<typeof FormattedText>, 'viewMedia'>

/** A text of the journal to read, with its photos and recordings. */
export function ReadText(props: ReadTextProps) {
  const { text } = props
  const viewMedia = useMemo(() => {
    const all = shownItemsIn(text)
    return (items: readonly MediaItem[], before: number) => (
      <ShownMedia items={items.map(shownItem)} all={all} from={before} />
    )
  }, [text])
  return <FormattedText {...props} viewMedia={viewMedia} />
}
