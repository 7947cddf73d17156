import { Fragment, type ReactNode } from 'react'
import type { Block, Item, List, MediaItem, Paragraph } from './block.ts'
import styles from './formatted-text.module.css'
import { viewRuns } from './view-runs.tsx'

/** What all blocks of a text have in common. */
export interface BlockContext {
  readonly text: string
  /** The level of the heading above the text. */
  readonly under: number
  readonly tasks: Readonly<Record<'open' | 'done', string>>
  /** Shows photos and recordings that stand together, of which so many came before in the text. */
  readonly viewMedia: (items: readonly MediaItem[], before: number) => ReactNode
}

/**
 * Functions rather than components, which would double the time for a long text. The first block of
 * a quote or an item inherits its direction: an element with `dir` doesn't count for the direction
 * of the one around it.
 */
export function viewBlocks(
  blocks: readonly Block[],
  context: BlockContext,
  isInherited = false,
): ReactNode[] {
  return blocks.map((block, index) => {
    // Blocks have no identity; they're replaced together.
    const key = `${index}`
    return viewBlock(key, block, context, isInherited && index === 0 ? undefined : 'auto')
  })
}

type Direction = 'auto' | undefined

function viewBlock(key: string, block: Block, context: BlockContext, dir: Direction): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return viewParagraph(key, block, context, dir)
    case 'code':
      return (
        <pre key={key} className={styles.block} dir={dir}>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr key={key} className={styles.rule} />
    case 'media':
      return <Fragment key={key}>{context.viewMedia(block.items, block.before)}</Fragment>
    case 'blank':
      return <p key={key}>{'\n'.repeat(block.lines)}</p>
    case 'quote':
      return (
        <blockquote key={key} className={styles.quote} dir={dir}>
          {viewBlocks(block.blocks, context, true)}
        </blockquote>
      )
    case 'list':
      return viewList(key, block, context, dir)
  }
}

/** ARIA knows more levels than HTML, but screen readers don't. */
const MAX_LEVEL = 6

function viewParagraph(
  key: string,
  { runs, level, rank, blanks }: Paragraph,
  { text, under }: BlockContext,
  dir: Direction,
): ReactNode {
  const inside = viewRuns(text, runs)
  if (level === 0)
    return (
      <p key={key} dir={dir}>
        {inside}
        {blanks > 0 && '\n'.repeat(blanks + 1)}
      </p>
    )
  const ariaLevel = Math.min(MAX_LEVEL, under + rank)
  return (
    // biome-ignore lint/a11y/useSemanticElements: its level depends on where the text is shown
    <p
      key={key}
      className={styles.heading}
      data-level={level}
      role="heading"
      aria-level={ariaLevel}
      dir={dir}
    >
      {inside}
    </p>
  )
}

function viewList(
  key: string,
  { isOrdered, items }: List,
  context: BlockContext,
  dir: Direction,
): ReactNode {
  const ListElement = isOrdered ? 'ol' : 'ul'
  return (
    <ListElement key={key} className={styles.list}>
      {items.map((item, index) => viewItem(`${index}`, item, context, index === 0 ? dir : 'auto'))}
    </ListElement>
  )
}

function viewItem(
  key: string,
  { number, task, blocks }: Item,
  context: BlockContext,
  dir: Direction,
): ReactNode {
  const isTask = task !== 'none'
  return (
    <li key={key} className={isTask ? styles.task : undefined} value={number} dir={dir}>
      {isTask && (
        <span className={styles.box} data-task={task} role="img" aria-label={context.tasks[task]} />
      )}
      {viewBlocks(blocks, context, true)}
    </li>
  )
}
