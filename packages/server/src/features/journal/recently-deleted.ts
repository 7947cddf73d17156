/** SYNC-34: how long the words of a deleted entry stay. */
export const RECENTLY_DELETED = 30 * 24 * 60 * 60 * 1000
