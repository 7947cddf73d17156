import { useJournal } from '#services/journal/journal-context.ts'
import type { MediaService } from './media-service.ts'

/** The photos and recordings of the open journal; undefined while it opens and while signed out. */
export function useMedia(): MediaService | undefined {
  return useJournal()?.media
}
