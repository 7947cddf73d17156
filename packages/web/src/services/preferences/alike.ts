/** The words on the list that mean the same, whatever their capitals, spaces and code points. */
export function alikeIn(list: readonly string[], words: string): string | undefined {
  return list.find((other) => plain(other) === plain(words))
}

function plain(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}
