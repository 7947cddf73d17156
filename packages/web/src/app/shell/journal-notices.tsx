import { useEffect, useState } from 'react'
import type { Notice } from '#device/local-store/notices.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { useLazy } from './use-lazy.ts'

/**
 * Shows storage notices; their component is lazy-loaded. If its chunk fails to load, the page's save
 * status still shows the problem.
 */
export function JournalNotices() {
  const handle = useJournalHandle()
  const [notice, setNotice] = useState<Notice>()
  useEffect(
    // `outdated` takes priority: that page has to be reloaded anyway.
    () => handle.onNotice((next) => setNotice((last) => (last?.kind === 'outdated' ? last : next))),
    [handle],
  )
  const View = useLazy(
    notice !== undefined,
    async () => (await import('./storage-notice.tsx')).StorageNotice,
  )
  return notice && View ? <View notice={notice} /> : null
}
