/** Parses stored JSON; undefined if it's missing or invalid. */
export function fromStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
