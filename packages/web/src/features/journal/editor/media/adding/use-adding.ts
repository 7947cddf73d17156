import { useJournal, useJournalHandle } from '#services/journal/journal-context.ts'
import { useMedia } from '#services/media/media-context.ts'
import type { MediaService } from '#services/media/media-service.ts'
import { readyMedia } from '#services/media/ready-media.ts'
import { type Adding, createAdding } from './adding.ts'

const known = new WeakMap<MediaService, Adding>()

/** What's being added; the same for all pages of an open journal. Undefined while it opens. */
export function useAdding(): Adding | undefined {
  const { storage } = useJournalHandle()
  const media = useMedia()
  const userId = useJournal()?.userId
  if (!media || userId === undefined) return undefined
  const adding = known.get(media) ?? createAdding({ media, ready: readyMedia(storage, userId) })
  known.set(media, adding)
  return adding
}
