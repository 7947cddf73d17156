import { type ComponentType, useEffect, useState } from 'react'
import type { Notice } from '#device/local-store/notices.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'

type Said = ComponentType<{ notice: Notice }>

/** What is to be known about the storage of this device; its words are fetched when there is some. */
export function JournalNotices() {
  const handle = useJournalHandle()
  const [said, setSaid] = useState<{ Said: Said; notice: Notice }>()
  useEffect(() => {
    const say = async (notice: Notice) => {
      const { StorageNotice } = await import('./storage-notice.tsx')
      const next = { Said: StorageNotice, notice }
      // Nothing else matters to a page that has to be reloaded.
      setSaid((last) => (last?.notice.kind === 'outdated' ? last : next))
    }
    // Where the words cannot be fetched, the status of the page still says what is saved.
    return handle.onNotice((notice) => void say(notice).catch(() => {}))
  }, [handle])
  return said ? <said.Said notice={said.notice} /> : null
}
