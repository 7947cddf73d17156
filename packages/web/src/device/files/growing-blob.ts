/** Flush threshold: from this size on, chunks become a Blob, which the browser may keep on disk. */
const FLUSH_BYTES = 4_000_000

type Part = Blob | Uint8Array<ArrayBuffer>

/** A file that grows chunk by chunk and is never in memory whole. */
export function growingBlob(type = '') {
  const whole: Blob[] = []
  let parts: Part[] = []
  let flushed = 0
  let waiting = 0
  const flush = () => {
    whole.push(new Blob(parts))
    flushed += waiting
    parts = []
    waiting = 0
  }
  return {
    size: () => flushed + waiting,
    add(part: Part) {
      parts.push(part)
      waiting += part instanceof Blob ? part.size : part.length
      if (waiting > FLUSH_BYTES) flush()
    },
    blob(): Blob {
      flush()
      return new Blob(whole, { type })
    },
  }
}
