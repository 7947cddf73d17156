/** Increased whenever `piecesOf` splits differently, so that entries are embedded again. */
export const CUT = 4
