import { type ComponentType, useEffect, useState } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { useJournalRoom } from '#journal/journal-context.ts'
import type { Notice } from '#local-store/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayError, sayInfo } from './say.ts'

/** Says what is to be known about the storage of this device. */
export function JournalNotices() {
  const room = useJournalRoom()
  const texts = useTexts(appTexts).storage
  const [outdated, setOutdated] = useState<{ Offer: ComponentType }>()
  useEffect(() => {
    const offerReload = async () => {
      const { Outdated } = await import('#app/updates/outdated.tsx')
      setOutdated({ Offer: Outdated })
    }
    return room.onNotice((notice: Notice) => {
      // Without the offer the words stay a draft, and the status says that they are not saved.
      if (notice.kind === 'outdated') offerReload().catch(() => {})
      else if (notice.kind === 'not-persistent') void sayInfo(texts.notPersistent)
      else if (!notice.saved) void sayError(texts.full)
      else void sayInfo(notice.dropped > 0 ? texts.madeRoom : texts.nearlyFull)
    })
  }, [room, texts])
  return outdated ? <outdated.Offer /> : null
}
