/** The part of local storage that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
