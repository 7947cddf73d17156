import { useTexts } from '#kit/texts/use-texts.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { MediaInLine } from '#panels/media/media-in-line.tsx'
import { historyTexts } from './history.texts.ts'
import styles from './marked-text.module.css'
import type { StyledPart, StyledPiece } from './styled-pieces.ts'

/**
 * A diff between a version and the current text. Underlined, struck through and labeled, since
 * color alone isn't accessible.
 */
export function MarkedText({ pieces }: { pieces: readonly StyledPiece[] }) {
  const texts = useTexts(historyTexts).history
  return pieces.map(({ kind, parts }, index) => {
    // Pieces have no identity; they're replaced together.
    const key = `${index}`
    if (kind === 'same') return <StyledParts key={key} parts={parts} />
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      <Mark key={key} className={styles[kind]}>
        <VisuallyHidden>[{kind === 'added' ? texts.onlyHere : texts.onlyNow}: </VisuallyHidden>
        <StyledParts parts={parts} />
        <VisuallyHidden>]</VisuallyHidden>
      </Mark>
    )
  })
}

function StyledParts({ parts }: { parts: readonly StyledPart[] }) {
  return parts.map(({ text, run, media }, index) => {
    const key = `${index}`
    if (media) return media.isEnd && <MediaInLine key={key} id={media.id} />
    return (
      <span key={key} className={run && lookOf(run)}>
        {text}
      </span>
    )
  })
}

/** Struck out would look like removed, so its marks have to do. */
function lookOf({ styles: all, isMark, isHeading }: NonNullable<StyledPart['run']>) {
  const names = all.filter((style) => style !== 'strike').map((style) => styles[style])
  const look = classNames(isMark && styles.mark, isHeading && styles.heading, ...names)
  return look === '' ? undefined : look
}
