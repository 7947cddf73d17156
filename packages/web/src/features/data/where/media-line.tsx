import { sizeText } from '@daywell/core/storage'
import { useEffect, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useMedia } from '#services/media/media-context.ts'
import type { MediaUse } from '#services/media/media-service.ts'
import { whereTexts } from './where.texts.ts'

/** How many photos and recordings there are, what they take here, and how many are to be uploaded. */
export function MediaLine() {
  const { media: texts } = useTexts(whereTexts)
  const use = useMediaUse()
  if (!use || use.count === 0) return null
  const { count, bytesHere, waiting } = use
  return (
    <p>
      {texts.here(count, sizeText(bytesHere))}
      {waiting > 0 && ` ${texts.waiting(waiting)}`}
    </p>
  )
}

/** Asked again when something was added, came or went. */
function useMediaUse(): MediaUse | undefined {
  const media = useMedia()
  const [use, setUse] = useState<MediaUse>()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const next = await media?.use()
      if (!isOver) setUse(next)
    }
    const askAgain = () => void ask().catch(() => {})
    askAgain()
    const stop = media?.subscribe(askAgain)
    return () => {
      isOver = true
      stop?.()
    }
  }, [media])
  return use
}
