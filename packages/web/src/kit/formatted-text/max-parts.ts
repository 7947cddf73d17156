/** A browser takes seconds for more elements, and no one reads such a text. */
export const MAX_PARTS = 20_000
