/** Local storage keys for one person's entries. */
export const mirrorKey = (userId: string) => `journal_entries_${userId}`
export const draftKey = (userId: string) => `journal_draft_${userId}`
export const syncNeededKey = (userId: string) => `sync_needed_${userId}`
export const lastSyncKey = (userId: string) => `last_sync_${userId}`
export const savedSearchesKey = (userId: string) => `saved_searches_${userId}`
