/**
 * A page may need a document that it shares with no other. It says here whether it was just left,
 * in which case the address has changed and the document of that address is on its way.
 */
export const ownDocument = { isLeft: () => false }
