/** What has come together is handed to the browser, which may put it on the disk. */
const HANDED_OVER = 1_000_000

/** A file that grows piece by piece and is never in memory whole. */
export function blobPile(type: string) {
  let whole: Blob[] = []
  let parts: string[] = []
  let waiting = 0
  const handOver = () => {
    whole.push(new Blob(parts))
    parts = []
    waiting = 0
  }
  return {
    add(part: string) {
      parts.push(part)
      waiting += part.length
      if (waiting > HANDED_OVER) handOver()
    },
    blob(): Blob {
      handOver()
      const done = new Blob(whole, { type })
      whole = []
      return done
    },
  }
}
