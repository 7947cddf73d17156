/**
 * The shape of the convolutional net: the size of word vectors, and number and width of the
 * filters.
 */
export const netShape = { dims: 64, filters: 96, widths: [1, 2] } as const
