/** The storage key of the push marker. In its own file, so that the first page can check it. */
export const PUSH_MARK = 'pushSubscription'
