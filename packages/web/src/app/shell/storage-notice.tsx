import { useEffect } from 'react'
import { Outdated } from '#app/updates/outdated.tsx'
import type { Notice } from '#device/local-store/notices.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { sayError, sayInfo } from './say.ts'
import { storageTexts } from './storage.texts.ts'

/** Says what happened to the storage: in passing, or as long as something has to be done. */
export function StorageNotice({ notice }: { notice: Notice }) {
  const texts = useTexts(storageTexts)
  useEffect(() => {
    if (notice.kind === 'not-persistent') void sayInfo(texts.notPersistent)
    if (notice.kind === 'not-cleared') void sayError(texts.notCleared)
    if (notice.kind !== 'storage-full') return
    if (notice.saved === 'on-server') void sayInfo(texts.onServer)
    else if (notice.saved) void sayInfo(texts.madeRoom)
    else void sayError(texts.full)
  }, [notice, texts])
  return notice.kind === 'outdated' ? <Outdated>{texts.outdated}</Outdated> : null
}
