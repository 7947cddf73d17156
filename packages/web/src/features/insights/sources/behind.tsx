import { useTexts } from '#kit/texts/use-texts.ts'
import { insightsTexts } from '../insights.texts.ts'
import { useSources } from './source-entries.ts'
import styles from './sources.module.css'

interface BehindProps {
  claim: string
  ids: readonly string[] | undefined
}

/** A button with the number of entries behind a claim; opens them. */
export function Behind({ claim, ids }: BehindProps) {
  return <EntriesButton claim={claim} ids={ids} className={styles.behind} />
}

/** A text with the button behind it, or in it where the text itself counts the entries. */
export function Backed({ text, claim = text, ids }: Partial<BehindProps> & { text: string }) {
  const texts = useTexts(insightsTexts).sources
  const { entries } = useSources(ids)
  if (entries.length === 0) return text
  const count = texts.open(entries.length)
  const at = text.search(new RegExp(`(?<![\\d.,])${count}\\b`))
  if (at < 0)
    return (
      <>
        {text} <Behind claim={claim} ids={ids} />
      </>
    )
  return (
    <>
      {text.slice(0, at)}
      <EntriesButton claim={claim} ids={ids} className={`${styles.behind} ${styles.within}`} />
      {text.slice(at + count.length)}
    </>
  )
}

function EntriesButton({ claim, ids, className }: BehindProps & { className: string | undefined }) {
  const texts = useTexts(insightsTexts).sources
  const { entries, open } = useSources(ids)
  if (entries.length === 0) return null
  return (
    <button
      type="button"
      className={className}
      aria-label={texts.behind(entries.length, claim)}
      onClick={open}
    >
      {texts.open(entries.length)}
    </button>
  )
}
