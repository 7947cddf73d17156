const COMMA = Buffer.from(',')

/** Items that are already JSON, page by page, as the pieces of one JSON list. */
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
