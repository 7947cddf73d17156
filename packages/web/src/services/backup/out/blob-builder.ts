/** Flush threshold: from this size on, chunks become a Blob, which the browser may keep on disk. */
const FLUSH_BYTES = 1_000_000

/** A file that grows chunk by chunk and is never in memory whole. */
export function blobBuilder(type: string) {
  let whole: Blob[] = []
  let parts: string[] = []
  let waiting = 0
  const flush = () => {
    whole.push(new Blob(parts))
    parts = []
    waiting = 0
  }
  return {
    add(part: string) {
      parts.push(part)
      waiting += part.length
      if (waiting > FLUSH_BYTES) flush()
    },
    blob(): Blob {
      flush()
      const done = new Blob(whole, { type })
      whole = []
      return done
    },
  }
}
