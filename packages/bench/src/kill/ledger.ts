/** What one writer knows of one entry: all that it sent, and the last that was acknowledged. */
export interface Known {
  readonly person: number
  readonly clientId: string
  /** The id that the server gave, once it answered. */
  id?: string
  /** Every text in the order in which it was sent. */
  readonly sent: string[]
  /** The texts that the server said are safe, in the order of its answers. */
  readonly acknowledged: string[]
  deletion: 'none' | 'sent' | 'acknowledged'
}

/** What the server has of one person. */
export interface Stored {
  /** Texts by entry id, the current one first, then the kept versions. */
  readonly entries: ReadonlyMap<string, readonly string[]>
  readonly deleted: ReadonlyMap<string, string>
}

export interface Verdict {
  readonly lost: readonly string[]
  readonly wrong: readonly string[]
  readonly double: readonly string[]
}

/** Compares what was acknowledged with what is there. */
export function judge(known: readonly Known[], stored: Stored): Verdict {
  const lost: string[] = []
  const wrong: string[] = []
  const home = homes(stored)
  const double = [...home].flatMap(([text, ids]) =>
    ids.length > 1 ? [`${text} ×${ids.length}`] : [],
  )
  const everSent = new Set(known.flatMap(({ sent }) => sent))
  wrong.push(...[...home.keys()].filter((text) => !everSent.has(text)))
  for (const entry of known) {
    lost.push(...promised(entry).filter((text) => !home.has(text)))
    wrong.push(...wrongIn(entry, stored))
  }
  return { lost, wrong, double }
}

/** The versions of a deleted entry are out of reach until it is restored. */
function promised({ acknowledged, deletion }: Known): readonly string[] {
  return deletion === 'none' ? acknowledged : acknowledged.slice(-1)
}

/** The ids under which each text is stored; a text of one version is at home once. */
function homes({ entries, deleted }: Stored): Map<string, string[]> {
  const home = new Map<string, string[]>()
  const add = (text: string, id: string) => home.set(text, [...(home.get(text) ?? []), id])
  for (const [id, texts] of entries) for (const text of texts) add(text, id)
  for (const [id, text] of deleted) add(text, id)
  return home
}

/** The current text is the last acknowledged one or one that was sent after it; a deletion stays. */
function wrongIn({ id, sent, acknowledged, deletion }: Known, { entries }: Stored): string[] {
  if (id === undefined) return []
  const current = entries.get(id)?.[0]
  if (deletion === 'acknowledged') return current === undefined ? [] : [`${current} (was deleted)`]
  if (current === undefined) return deletion === 'sent' ? [] : [`${acknowledged.at(-1)} (is gone)`]
  const atLeast = sent.indexOf(acknowledged.at(-1) ?? '')
  return sent.indexOf(current) >= atLeast ? [] : [`${current} (an older version)`]
}
