/** With a capital letter, as at the beginning of a line. */
export const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())
