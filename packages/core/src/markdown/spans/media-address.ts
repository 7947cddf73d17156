const ADDRESS = /^media:([0-9a-f]{24})$/

/** The id of the photo or recording that an address leads to. */
export function mediaIdOf(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1]
}
