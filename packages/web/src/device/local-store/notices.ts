/** Storage events that the person, or the app for them, has to know about. */
export type Notice =
  /**
   * Copies of what is on the server, if any, were evicted to make room; `saved`: that was enough,
   * or the server stored the text instead.
   */
  | {
      readonly kind: 'storage-full'
      readonly dropped: number
      readonly saved: boolean | 'on-server'
    }
  /** The browser may evict local data when it needs room. */
  | { readonly kind: 'not-persistent' }
  /** Copies of what is on the server couldn't be removed on log-out. */
  | { readonly kind: 'not-cleared' }
  /** Another tab runs a newer version: this one has to reload before it can write again. */
  | { readonly kind: 'outdated' }
