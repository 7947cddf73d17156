import { useEffect } from 'react'
import { Outdated } from '#app/updates/outdated.tsx'
import type { Notice } from '#device/local-store/notices.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { toastError, toastInfo } from './lazy-toasts.ts'
import { storageTexts } from './storage.texts.ts'

/** Shows a storage notice: as a toast, or as a banner while action is needed. */
export function StorageNotice({ notice }: { notice: Notice }) {
  const texts = useTexts(storageTexts)
  useEffect(() => {
    if (notice.kind === 'not-persistent') void toastInfo(texts.notPersistent)
    if (notice.kind === 'not-cleared') void toastError(texts.notCleared)
    if (notice.kind !== 'storage-full') return
    if (notice.saved === 'on-server') void toastInfo(texts.onServer)
    else if (notice.saved) void toastInfo(texts.madeRoom)
    else void toastError(texts.full)
  }, [notice, texts])
  return notice.kind === 'outdated' ? <Outdated>{texts.outdated}</Outdated> : null
}
