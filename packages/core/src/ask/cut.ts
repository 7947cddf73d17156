/** Raised whenever `piecesOf` cuts otherwise, so that what was read before is read anew. */
export const CUT = 2
