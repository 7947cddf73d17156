const MARKS =
  /^(?:[ \t]*(?:!\[(?:\\.|[^\]\\\n]){0,1000}\]\(media:[0-9a-f]{24}\)[ \t]*)*(?:\r?\n|$))+/

/** Splits a text after the photos and recordings that it begins with, which are no title. */
export function partLeadingMedia(text: string): { readonly media: string; readonly rest: string } {
  const media = text.includes('](media:') ? (MARKS.exec(text)?.[0] ?? '') : ''
  return { media, rest: text.slice(media.length) }
}
