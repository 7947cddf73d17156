/** What a person, or the app on their behalf, has to know about the storage of this device. */
export type Notice =
  /**
   * Copies of what is on the server, if any, went to make room; `saved`: it was enough, or the
   * server took the words instead.
   */
  | {
      readonly kind: 'storage-full'
      readonly dropped: number
      readonly saved: boolean | 'on-server'
    }
  /** The browser may remove what is only here when it needs the room. */
  | { readonly kind: 'not-persistent' }
  /** Copies of what is on the server could not be removed when their person logged out. */
  | { readonly kind: 'not-cleared' }
  /** Another tab runs a newer version: this one has to reload before it can write again. */
  | { readonly kind: 'outdated' }
