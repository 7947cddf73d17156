import { createHash, type Hash } from 'node:crypto'

interface Remembered {
  readonly upload: string
  /** Of how many bytes from the beginning on it is. */
  readonly bytes: number
  readonly hash: Hash
}

/** A person sends one after the other; the hash of one that's forgotten is made of its bytes. */
const MAX_REMEMBERED = 200

/** The SHA-256 of uploads under way, so that their bytes needn't be read again at the end. */
export function runningHashes() {
  const known = new Map<string, Remembered>()
  return {
    /** One to go on with; undefined: it's not known here. */
    at(upload: string, bytes: number): Hash | undefined {
      if (bytes === 0) return createHash('sha256')
      const found = known.get(upload)
      return found?.bytes === bytes ? found.hash.copy() : undefined
    },

    remember(remembered: Remembered): void {
      const { upload } = remembered
      known.delete(upload)
      known.set(upload, remembered)
      if (known.size > MAX_REMEMBERED) known.delete(known.keys().next().value as string)
    },

    forget: (upload: string) => void known.delete(upload),
  }
}
