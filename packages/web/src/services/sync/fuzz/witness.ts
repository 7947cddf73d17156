import type { Entry } from '@daywell/core/journal'
import type { FuzzDevice } from './fuzz-device.ts'
import type { Asked } from './server-process.ts'

interface Written {
  readonly device: string
  /** The time by the world's clock and by the device's. */
  readonly at: number
  readonly there: number
}

export type Witness = ReturnType<typeof witness>

/** Records every text a person saw saved, and knows which of them must still exist. */
export function witness(seed: number) {
  const written = new Map<string, Written>()
  const purged = new Set<string>()
  const moved = new Set<string>()
  const broughtUp = new Set<string>()
  const wentBack: string[] = []
  let count = 0

  return {
    /** A unique text; or one that continues another. */
    newText(length: number, before = ''): string {
      count += 1
      return `${before}text ${seed}-${count} ${'of a day '.repeat(length)}`
    },
    /**
     * The person saw this text saved. If another text continues it, it's contained there in full;
     * otherwise it has to be kept as it was.
     */
    saved(content: string, device: FuzzDevice, at: number) {
      written.set(content, { device: device.name, at, there: device.now() })
    },
    /** A text whose entry is now local; the server may still have it, or get it back. */
    moved: (content: string) => void moved.add(content),
    /** The person restored this text, or changed something beside it: it counts as new again. */
    broughtUp: (content: string) => void broughtUp.add(content),
    /** These texts were deleted more than 30 days ago. */
    purged(words: string) {
      for (const text of written.keys()) if (words.includes(text)) purged.add(text)
    },
    /** Records which of a device's texts lost, according to the answer. */
    watch({ name }: FuzzDevice, asked: Asked, status: number, text: string) {
      for (const [sent, stands] of refusals(asked, status, text)) {
        if (stands === undefined || written.get(stands)?.device !== name) continue
        if (String(asked.body).includes(JSON.stringify(stands)) && !broughtUp.has(stands))
          wentBack.push(`${sent}to ${stands}`)
      }
    },
    /** Texts that lost to an earlier one sent along with them. */
    wentBack: () => wentBack.map((texts) => `went back: ${texts}`),
    wasMoved: (content: string) => moved.has(content),
    /** The texts that should exist and aren't contained in `words`. */
    missingFrom(words: string): string[] {
      return [...written]
        .filter(([text]) => !purged.has(text) && !words.includes(text))
        .map(([text, facts]) => `lost: ${text}${JSON.stringify(facts)}`)
    },
  }
}

type Refusal = readonly [sent: string, stands: string | undefined]

/** The texts of a request that lost, with those that won instead. */
function refusals({ method, url, body }: Asked, status: number, text: string): Refusal[] {
  if (method === 'GET' || typeof body !== 'string' || body === '') return []
  const sent = JSON.parse(body)
  if (!url.endsWith('/sync')) {
    const instead = status === 409 ? (JSON.parse(text).entry as Entry | undefined) : undefined
    return instead && instead.content !== sent.content ? [[sent.content, instead.content]] : []
  }
  if (status !== 200 || sent.entries.length === 0) return []
  return refusedBySync(sent.entries, JSON.parse(text))
}

function refusedBySync(
  sent: readonly Entry[],
  answer: { entries: Entry[]; deleted: { id: string }[]; ids: Record<string, string> },
): Refusal[] {
  // Of several versions of an entry, the last one should win.
  const meant = new Map(sent.map((entry) => [entry._id, entry.content]))
  return [...meant].flatMap(([old, content]): Refusal[] => {
    const id = answer.ids[old] ?? old
    if (answer.deleted.some((gone) => gone.id === id)) return [[content, undefined]]
    const stands = answer.entries.find(({ _id }) => _id === id)
    return stands && stands.content !== content ? [[content, stands.content]] : []
  })
}
