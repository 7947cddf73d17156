import { mediaShownIn } from '#media/index.ts'

/**
 * The text with the addresses of its photos and recordings replaced by those of their files, as
 * seen from a folder by year. Nothing else changes, and what has no file stays as it is.
 */
export function withMediaFiles(text: string, nameOf: (id: string) => string | undefined): string {
  const parts: string[] = []
  let end = 0
  for (const { address, id } of addressesIn(text)) {
    const name = nameOf(id)
    if (name === undefined) continue
    parts.push(text.slice(end, address), `../${name}`)
    end = address + `media:${id}`.length
  }
  return parts.join('') + text.slice(end)
}

/** In order; a mark may be within the caption of another one. */
function addressesIn(text: string) {
  const found = mediaShownIn(text).flatMap(({ id, from, to, caption }) => {
    const address = text.indexOf(`media:${id}`, from + '!['.length + caption.length)
    return address >= 0 && address < to ? [{ id, address }] : []
  })
  return found.sort((a, b) => a.address - b.address)
}
