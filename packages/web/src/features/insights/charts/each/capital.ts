/** Capitalizes the first letter. */
export const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())
