import type { Piece } from '@daywell/core/difference'
import { useTexts } from '#kit/texts/use-texts.ts'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { historyTexts } from './history.texts.ts'
import styles from './marked-text.module.css'

/**
 * A version with what it has and the current text has not, and the other way round. Underlined
 * and struck through, and said: colour alone tells too few.
 */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  const texts = useTexts(historyTexts).history
  return pieces.map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    if (kind === 'same') return <span key={index}>{text}</span>
    const Mark = kind === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <Mark key={index} className={styles[kind]}>
        <VisuallyHidden>[{kind === 'added' ? texts.onlyHere : texts.onlyNow}: </VisuallyHidden>
        {text}
        <VisuallyHidden>]</VisuallyHidden>
      </Mark>
    )
  })
}
