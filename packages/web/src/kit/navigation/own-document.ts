/**
 * A page may need its own document. It reports here whether it was just left: the address has
 * changed, and that address's document is loading.
 */
export const ownDocument = { isLeft: () => false }
