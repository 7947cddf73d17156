import { useTexts } from '#kit/texts/use-texts.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import styles from './media.module.css'
import { mediaTexts } from './media.texts.ts'
import { MediaThumbnail } from './media-thumbnail.tsx'
import { useMediaInfos } from './use-media-infos.ts'

/** A photo or a recording among words, such as in a difference of two texts. */
export function MediaInLine({ id }: { id: string }) {
  const { kinds } = useTexts(mediaTexts)
  const info = useMediaInfos([id])(id)
  return (
    <>
      <VisuallyHidden> {kinds[info?.kind ?? 'photo']} </VisuallyHidden>
      <MediaThumbnail className={styles.inLine} ids={[id]} />
    </>
  )
}
