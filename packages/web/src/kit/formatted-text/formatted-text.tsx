import { type ReactNode, useMemo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { MediaItem } from './block.ts'
import styles from './formatted-text.module.css'
import { formattedTextTexts } from './formatted-text.texts.ts'
import { readBlocks } from './read-blocks.ts'
import { viewBlocks } from './view-blocks.tsx'

interface FormattedTextProps {
  text: string
  /** The level of the heading that the text belongs to. */
  under: 1 | 2 | 3 | 4
  className?: string | undefined
  /**
   * Shows photos and recordings of the journal that stand together, of which so many came before
   * in the text. The same function each time, or else the text is made anew.
   */
  viewMedia: (items: readonly MediaItem[], before: number) => ReactNode
}

/**
 * Markdown to read. React makes every element from this folder's own list, so that nothing in a
 * text runs, and nothing is fetched: an image from elsewhere is its description.
 */
export function FormattedText({ text, under, className = '', viewMedia }: FormattedTextProps) {
  const { tasks } = useTexts(formattedTextTexts)
  const blocks = useMemo(() => readBlocks(text), [text])
  const formatted = useMemo(
    () => blocks && viewBlocks(blocks, { text, under, tasks, viewMedia }),
    [blocks, text, under, tasks, viewMedia],
  )
  return (
    <div className={`${styles.text} ${className}`} dir={formatted ? undefined : 'auto'}>
      {formatted ?? text}
    </div>
  )
}
