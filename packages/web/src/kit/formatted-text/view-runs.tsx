import { isSafeAddress } from '@daywell/core/markdown'
import type { ReactNode } from 'react'
import styles from './formatted-text.module.css'
import type { Run } from './runs.ts'

const LINE_BREAK = /\r\n?/g

/** The runs of a paragraph; those of one link are one element. */
export function viewRuns(text: string, runs: readonly Run[]): ReactNode[] {
  return linksApart(runs).map((group, index) => {
    // Runs have no identity; they're replaced together.
    const key = `${index}`
    const { address } = group[0] ?? {}
    const inside = group.map((run, at) => viewRun(`${at}`, text, run))
    if (address === undefined || !isAddress(address)) return inside
    const label = group.map(({ from, to }) => text.slice(from, to)).join('')
    return (
      <a
        key={key}
        className={styles.link}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        data-named={label === address ? undefined : ''}
      >
        {inside}
      </a>
    )
  })
}

/** Whether a browser can open it, too. */
function isAddress(address: string): boolean {
  return isSafeAddress(address) && URL.canParse(address)
}

function linksApart(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && last[0]?.address === run.address) last.push(run)
    else groups.push([run])
  }
  return groups
}

function viewRun(key: string, text: string, { from, to, styles: all }: Run): ReactNode {
  let inside: ReactNode = text.slice(from, to).replace(LINE_BREAK, '\n')
  for (const style of all.toReversed()) inside = viewStyle(key, style, inside)
  return inside
}

function viewStyle(key: string, style: Run['styles'][number], inside: ReactNode): ReactNode {
  switch (style) {
    case 'strong':
      return <strong key={key}>{inside}</strong>
    case 'em':
      return <em key={key}>{inside}</em>
    case 'strike':
      return <s key={key}>{inside}</s>
    case 'code':
      return (
        <code key={key} className={styles.code}>
          {inside}
        </code>
      )
    case 'image':
      return (
        <span key={key} className={styles.image}>
          {inside}
        </span>
      )
  }
}
