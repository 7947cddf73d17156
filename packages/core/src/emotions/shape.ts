/**
 * The net over words: how many numbers a word has, how many filters there are of each width, and
 * how many words each of them sees.
 */
export const netShape = { dims: 64, filters: 96, widths: [1, 2] } as const
