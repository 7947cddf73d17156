import { type ComponentType, useEffect, useState } from 'react'
import type { Notice } from '#device/local-store/notices.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'

type NoticeView = ComponentType<{ notice: Notice }>

/** Shows storage notices; their component is lazy-loaded. */
export function JournalNotices() {
  const handle = useJournalHandle()
  const [shown, setShown] = useState<{ View: NoticeView; notice: Notice }>()
  useEffect(() => {
    const show = async (notice: Notice) => {
      const { StorageNotice } = await import('./storage-notice.tsx')
      const next = { View: StorageNotice, notice }
      // `outdated` takes priority: that page has to be reloaded anyway.
      setShown((last) => (last?.notice.kind === 'outdated' ? last : next))
    }
    // If the chunk fails to load, the page's save status still shows the problem.
    return handle.onNotice((notice) => void show(notice).catch(() => {}))
  }, [handle])
  return shown ? <shown.View notice={shown.notice} /> : null
}
