/** Where a device keeps what the server was told of it. Apart, so that the first page can look. */
export const PUSH_MARK = 'pushSubscription'
