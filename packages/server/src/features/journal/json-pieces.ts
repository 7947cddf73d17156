const COMMA = Buffer.from(',')

/** Items that are JSON already, page by page, as the pieces of one JSON list. */
export async function* jsonList(pages: AsyncIterable<readonly Buffer[]>): AsyncGenerator<Buffer> {
  yield Buffer.from('[')
  let begun = false
  for await (const page of pages) {
    if (page.length === 0) continue
    yield Buffer.concat(page.flatMap((item, n) => (n > 0 || begun ? [COMMA, item] : [item])))
    begun = true
  }
  yield Buffer.from(']')
}

/** A JSON object with one more field, without reading the object. */
export function withField(object: Buffer, name: string, value: unknown): Buffer {
  const field = `,${JSON.stringify(name)}:${JSON.stringify(value)}}`
  return Buffer.concat([object.subarray(0, -1), Buffer.from(field)])
}
