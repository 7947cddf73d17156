import type { Piece } from '@daywell/core/difference'
import { useTexts } from '#kit/texts/use-texts.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { historyTexts } from './history.texts.ts'
import styles from './marked-text.module.css'

/**
 * A diff between a version and the current text. Underlined, struck through and labeled, since
 * color alone isn't accessible.
 */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  const texts = useTexts(historyTexts).history
  return pieces.map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
    if (kind === 'same') return <span key={index}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <Mark key={index} className={styles[kind]}>
        <VisuallyHidden>[{kind === 'added' ? texts.onlyHere : texts.onlyNow}: </VisuallyHidden>
        {text}
        <VisuallyHidden>]</VisuallyHidden>
      </Mark>
    )
  })
}
