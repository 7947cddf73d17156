import { type Entry, shownTitle, textBelowTitle } from '@daywell/core/journal'
import { mediaShownIn, withoutMediaIds } from '@daywell/core/media'
import { excerptOf, markFound, type Term } from '@daywell/core/search'
import { Star } from 'lucide-react'
import { memo, useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { MediaThumbnail } from '#panels/media/media-thumbnail.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import { CardActions, type CardActs } from './card-actions.tsx'
import { shortDay, timeOfDay } from './card-dates.ts'
import { CardWords } from './card-words.tsx'
import styles from './entry-card.module.css'
import { Marked } from './marked.tsx'
import { type Home, WhereItLives } from './where-it-lives.tsx'

interface EntryCardProps extends CardActs {
  entry: Entry
  home: Home
  /** Whether it's on the page. */
  current: boolean
  /** Whether it's the last of its month. */
  last: boolean
  /** The search terms. */
  terms: readonly Term[]
}

/** An entry in the list. Memoized: renders only when its props change. */
export const EntryCard = memo(function EntryCard({
  entry,
  home,
  current,
  last,
  terms,
  ...acts
}: EntryCardProps) {
  const texts = useTexts(pastEntriesTexts).card
  const titleId = useId()
  const reach = terms.length > 0 ? 'end' : 'beginning'
  const title = markFound(shownTitle(entry), terms)
  const typed = title.some(({ found }) => found) ? undefined : withoutMediaIds(entry.content)
  const preview = excerptOf(textBelowTitle(entry, reach), terms, typed)
  const media = mediaShownIn(entry.content)
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-current={current || undefined}
      data-last={last || undefined}
    >
      <p className={styles.meta}>
        <span>
          <time dateTime={entry.localDate}>{shortDay(entry)}</time> · {timeOfDay(entry)} ·{' '}
          {texts.words(entry.metadata.wordCount)}
        </span>
        <WhereItLives home={home} />
      </p>
      {media.length > 0 && (
        <MediaThumbnail className={styles.thumbnail} ids={media.map(({ id }) => id)} />
      )}
      <h4 className={styles.title} id={titleId}>
        <button
          type="button"
          className={styles.open}
          data-card-focus=""
          aria-current={current || undefined}
          onClick={() => acts.onEdit(entry)}
        >
          <span className={styles.name} dir="auto">
            <Marked pieces={title} />
          </span>
        </button>
        {entry.favorite && <Star className={styles.star} role="img" aria-label={texts.starred} />}
      </h4>
      {preview.length > 0 && (
        <p className={styles.preview} dir="auto">
          <Marked pieces={preview} />
        </p>
      )}
      <CardWords entry={entry} terms={terms} />
      <CardActions entry={entry} current={current} titleId={titleId} {...acts} />
    </article>
  )
})
