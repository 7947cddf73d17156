/** The equivalent item of a list, ignoring case, spaces and code point variants. */
export function alikeIn(list: readonly string[], words: string): string | undefined {
  return list.find((other) => plain(other) === plain(words))
}

function plain(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}
