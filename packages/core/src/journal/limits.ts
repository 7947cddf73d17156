// Separate from the schemas, so that a page can use them without loading those.
export const TITLE_MAX = 500
/** UTF-16 units, as a text area counts them. */
export const TEXT_MAX = 250_000
export const MAX_TAGS = 50

/** Whether a text is longer than an entry may be. */
export function isTooLong(content: string): boolean {
  return content.length > TEXT_MAX
}
