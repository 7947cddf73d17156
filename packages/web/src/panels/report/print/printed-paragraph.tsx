import type { MarkdownRun } from '@daywell/core/markdown'
import type { Paragraph } from '@daywell/core/report'
import { Fragment, type ReactNode } from 'react'
import styles from './print.module.css'

/** However deep a text nests, some of the page is left for its words. */
const MAX_STEPS = 6
const TAGS = { strong: 'strong', em: 'em', strike: 's', code: 'code' } as const

/** A paragraph of an entry, formatted as it's written. */
export function PrintedParagraph({ paragraph }: { paragraph: Paragraph }) {
  const { kind, quotes, lists, label, rightToLeft } = paragraph
  const steps = Math.min(MAX_STEPS, kind === 'item' ? lists - 1 : lists)
  const Tag = kind === 'heading' ? 'h5' : 'p'
  const shown = (
    <div dir={rightToLeft ? 'rtl' : 'ltr'} data-close={paragraph.isClose || undefined}>
      {kind === 'rule' ? (
        <hr />
      ) : (
        <Tag
          className={styles.lines}
          data-kind={kind}
          style={{ marginInlineStart: `${1.3 * Math.max(0, steps)}em` }}
        >
          {label !== null && kind === 'item' && `${label} `}
          <Lines lines={paragraph.lines} />
        </Tag>
      )}
    </div>
  )
  return <Quoted depth={Math.min(MAX_STEPS, quotes)}>{shown}</Quoted>
}

function Quoted({ depth, children }: { depth: number; children: ReactNode }) {
  let quoted = children
  for (let level = 0; level < depth; level += 1) quoted = <blockquote>{quoted}</blockquote>
  return quoted
}

function Lines({ lines }: { lines: Paragraph['lines'] }) {
  return lines.map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={n}>
      {n > 0 && '\n'}
      {line.map((run, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <Run key={at} run={run} />
      ))}
    </Fragment>
  ))
}

function Run({ run: { text, styles: runStyles, address } }: { run: MarkdownRun }) {
  let shown: ReactNode = text
  for (const style of runStyles) {
    const Tag = TAGS[style]
    shown = <Tag>{shown}</Tag>
  }
  if (address === null) return shown
  return (
    <a href={address} rel="noopener noreferrer">
      {shown}
    </a>
  )
}
