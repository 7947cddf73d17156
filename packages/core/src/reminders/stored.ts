/** What was kept as JSON; undefined where there is nothing, or nothing that can be read. */
export function fromStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
