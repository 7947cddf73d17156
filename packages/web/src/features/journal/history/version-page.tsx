import { difference, type Piece } from '@daywell/core/difference'
import { type Entry, titleOrDate, wordCount } from '@daywell/core/journal'
import { useMemo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { historyTexts } from './history.texts.ts'
import marks from './marked-text.module.css'
import { Reading } from './reading.tsx'
import styles from './version-page.module.css'
import { otherDifferences } from './versions.ts'

interface VersionPageProps {
  version: Entry
  now: Entry
  /** Whether differences are marked. */
  marked: boolean
  onMarked: (marked: boolean) => void
}

/** A version to read, with its differences from the current text. */
export function VersionPage({ version, now, marked, onMarked }: VersionPageProps) {
  const { history: texts, words } = useTexts(historyTexts)
  const title = useMemo(() => difference(titleOf(now), titleOf(version)), [now, version])
  const text = useMemo(() => difference(now.content, version.content), [now, version])
  const pieces = [...title, ...text]
  const count = (kind: 'added' | 'removed') =>
    pieces.reduce((sum, piece) => sum + (piece.kind === kind ? wordCount(piece.text) : 0), 0)
  const differs = pieces.some(({ kind }) => kind !== 'same')
  const others = otherDifferences(version, now).map((part) => texts.parts[part])
  return (
    <>
      <div className={styles.legend}>
        <p>
          {differs ? (
            <>
              <span className={marks.added}>{words(count('added'))}</span> {texts.inVersion}{' '}
              <span className={marks.removed}>{words(count('removed'))}</span> {texts.inCurrent}
            </>
          ) : (
            texts.same
          )}
          {others.length > 0 && ` ${texts.also(others.join(', '))}`}
        </p>
        {differs && (
          <Switch
            label={texts.show}
            checked={marked}
            onChange={({ target }) => onMarked(target.checked)}
          />
        )}
      </div>
      {marked ? (
        <Reading title={<MarkedText pieces={title} />}>
          <MarkedText pieces={text} />
        </Reading>
      ) : (
        <Reading title={titleOf(version)}>{version.content}</Reading>
      )}
    </>
  )
}

function titleOf({ title, localDate }: Entry): string {
  return titleOrDate(title, localDate)
}

/**
 * A diff between a version and the current text. Underlined, struck through and labeled, since
 * color alone isn't accessible.
 */
function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  const texts = useTexts(historyTexts).history
  return pieces.map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
    if (kind === 'same') return <span key={index}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <Mark key={index} className={marks[kind]}>
        <VisuallyHidden>[{kind === 'added' ? texts.onlyHere : texts.onlyNow}: </VisuallyHidden>
        {text}
        <VisuallyHidden>]</VisuallyHidden>
      </Mark>
    )
  })
}
