interface Place {
  /** The focused row; -1 for none. */
  readonly focused: number
  readonly count: number
  /** How many rows Page Up and Page Down move. */
  readonly page: number
}

interface Key {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** The row that a key moves to, if any. */
export function rowForKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { focused, count, page }: Place,
): number | undefined {
  if (focused === -1 || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const places: Readonly<Record<string, number>> = {
    ArrowDown: focused + 1,
    ArrowUp: focused - 1,
    PageDown: focused + page,
    PageUp: focused - page,
    Home: 0,
    End: count - 1,
  }
  const next = places[key]
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1)
}
