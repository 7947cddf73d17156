import { difference } from '@daywell/core/difference'
import { countWords, type Entry, titleOrDate } from '@daywell/core/journal'
import { plainText } from '@daywell/core/markdown'
import { mediaShownIn } from '@daywell/core/media'
import { useMemo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { historyTexts } from './history.texts.ts'
import marks from './marked-text.module.css'
import { MarkedText } from './marked-text.tsx'
import { Reading } from './reading.tsx'
import { type StyledPiece, stylePieces } from './styled-pieces.ts'
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
  const title = useMemo(() => titlePieces(now, version), [now, version])
  const text = useMemo(() => textPieces(now.content, version.content), [now, version])
  const pieces = [...title, ...text]
  const amount = (kind: 'added' | 'removed') => {
    const some = pieces.filter((piece) => piece.kind === kind)
    const count = some.reduce((sum, piece) => sum + wordsIn(piece), 0)
    return texts.amount(
      words(count),
      some.reduce((sum, piece) => sum + mediaIn(piece), 0),
    )
  }
  const differs = pieces.some(({ kind }) => kind !== 'same')
  const isFormatting = useMemo(() => differsInMarks(now, version), [now, version])
  const others = otherDifferences(version, now).map((part) => texts.parts[part])
  return (
    <>
      <div className={styles.legend}>
        <p>
          {isFormatting && texts.formatting}
          {!differs && texts.same}
          {differs && !isFormatting && (
            <>
              <span className={marks.added}>{amount('added')}</span> {texts.inVersion}{' '}
              <span className={marks.removed}>{amount('removed')}</span> {texts.inCurrent}
            </>
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
      {marked && differs ? (
        <Reading title={<MarkedText pieces={title} />}>
          <MarkedText pieces={text} />
        </Reading>
      ) : (
        <Reading title={titleOf(version)} text={version.content} />
      )}
    </>
  )
}

function titleOf({ title, localDate }: Entry): string {
  return titleOrDate(title, localDate)
}

/** A title has no formatting: it's shown as typed. */
function titlePieces(now: Entry, version: Entry): StyledPiece[] {
  return difference(titleOf(now), titleOf(version)).map(({ kind, text }) => {
    return { kind, parts: [{ text, run: undefined }] }
  })
}

/** Marks are compared like words: a change of formatting is a change, and nothing is hidden. */
function textPieces(now: string, version: string): StyledPiece[] {
  return stylePieces(difference(now, version), now, version)
}

function wordsIn({ parts }: StyledPiece): number {
  return countWords(parts.map(({ text, run }) => (run?.isMark ? '' : text)).join(''))
}

function mediaIn({ parts }: StyledPiece): number {
  return parts.filter(({ media }) => media?.isEnd).length
}

function differsInMarks(now: Entry, version: Entry): boolean {
  if (titleOf(now) !== titleOf(version) || now.content === version.content) return false
  if (shownIds(now) !== shownIds(version)) return false
  return plainText(now.content) === plainText(version.content)
}

const shownIds = ({ content }: Entry) =>
  mediaShownIn(content)
    .map(({ id }) => id)
    .join()
