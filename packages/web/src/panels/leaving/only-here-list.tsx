import { useTexts } from '#kit/texts/use-texts.ts'
import type { MediaOnlyHere } from '#services/media/media-service.ts'
import styles from './leaving.module.css'
import { leavingTexts } from './leaving.texts.ts'
import type { OnlyHere } from './only-here.ts'

interface Props {
  readonly counted: OnlyHere
  readonly drafts: number
  readonly media: MediaOnlyHere
}

/** How much is only on this device, and what it consists of. */
export function OnlyHereList({ counted, drafts, media }: Props) {
  const { onlyHere: texts } = useTexts(leavingTexts)
  const { kept, waiting, deletions } = counted
  const parts = [
    kept > 0 && texts.kept(kept),
    waiting > 0 && texts.waiting(waiting),
    deletions > 0 && texts.deletions(deletions),
    drafts > 0 && texts.drafts(drafts),
    media.ids.length > 0 && texts.media(media.ids.length),
    media.unfinished > 0 && texts.unfinished(media.unfinished),
  ].filter((part) => part !== false)
  const all = kept + waiting
  return (
    <div className={styles.counts}>
      <p className={styles.sum}>{all > 0 ? texts.entries(all) : texts.none}</p>
      {parts.length > 0 && (
        <ul className="text-small">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
