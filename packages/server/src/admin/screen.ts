/** Where what the operator reads goes, and where the answers come from. */
export interface Terminal {
  readonly out: (text: string) => unknown
  readonly err: (text: string) => unknown
  /** Whether someone watches: progress is drawn for people alone. */
  readonly isWatched?: boolean
  /** Absent where no one can answer. */
  readonly ask?: (question: string, options: { readonly isHidden: boolean }) => Promise<string>
}

export interface Screen {
  /** Draws how far something is, at most ten times a second. Without a total it only counts. */
  progress(what: string, done: number, total?: number): void
  warn(sentence: string): void
  readonly ask: Terminal['ask']
  /** Removes the progress from the screen. */
  clear(): void
}

const EVERY_MS = 100
const BAR_CHARS = 30
const ERASE_LINE = '\r\u001b[K'

export function screenOn({ err, isWatched = false, ask }: Terminal): Screen {
  let drawnAt = Number.NEGATIVE_INFINITY
  let isDrawn = false
  const clear = () => {
    if (isDrawn) err(ERASE_LINE)
    isDrawn = false
  }
  return {
    progress(what, done, total) {
      const now = performance.now()
      if (!isWatched || (now - drawnAt < EVERY_MS && done !== total)) return
      drawnAt = now
      isDrawn = true
      err(`${ERASE_LINE}${what} ${total === undefined ? done : bar(total > 0 ? done / total : 1)}`)
    },
    warn(sentence) {
      clear()
      err(`${sentence}\n`)
    },
    ask,
    clear,
  }
}

function bar(part: number): string {
  const share = Math.min(1, part)
  const full = Math.round(share * BAR_CHARS)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_CHARS - full)}] ${Math.floor(share * 100)}%`
}
