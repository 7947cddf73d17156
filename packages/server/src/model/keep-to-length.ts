const END_OF_SENTENCE = /[.!?…。！？]["”’)]?(?=\s|$)/u

/**
 * The words of a reply until they are as many as its level allows, and the sentence under way then:
 * a model that was asked to be brief is not always brief.
 */
export async function* keepToLength(
  words: AsyncIterable<string>,
  most: number,
): AsyncGenerator<string> {
  let said = 0
  for await (const piece of words) {
    const before = said
    said += piece.length
    const over = said - most
    if (over <= 0) {
      yield piece
      continue
    }
    const from = Math.max(0, most - before)
    const end = END_OF_SENTENCE.exec(piece.slice(from))
    if (end) return yield piece.slice(0, from + end.index + end[0].length)
    yield piece
    if (over > most) return
  }
}
