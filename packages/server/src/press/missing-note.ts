const NAMED = 12

/** Says which characters are not on the pages, by the numbers that everybody can look up. */
export function missingNote(missing: readonly string[]): string {
  const numbers = missing
    .slice(0, NAMED)
    .map(
      (character) =>
        `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''
  return `This server has no font for some characters, which stand as empty boxes: ${numbers.join(', ')}${more}. Whoever copies the text from this file still gets them.`
}
