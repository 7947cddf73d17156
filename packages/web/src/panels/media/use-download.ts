import type { MediaInfo, MediaType } from '@daywell/core/media'
import { useState } from 'react'
import { saveFile } from '#device/files/save-file.ts'
import { useMedia } from '#services/media/media-context.ts'

/** Saves the file as it was added, if that was kept, or else what is shown. */
export function useDownload() {
  const media = useMedia()
  const [hasFailed, setHasFailed] = useState(false)
  const download = async (info: MediaInfo) => {
    setHasFailed(false)
    for (const part of ['original', 'shown'] as const) {
      const kept = info.parts.find((one) => one.part === part)
      const bytes = kept && (await media?.read(info.id, part).catch(() => undefined))
      if (kept && bytes) return saveFile(fileName(info, kept.type), bytes)
    }
    return setHasFailed(true)
  }
  return { download, hasFailed }
}

const ENDINGS: Partial<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/quicktime': 'mov',
}

/** The name of its file with the ending of what is saved, or else its day. */
function fileName({ name, takenOn, addedAt }: MediaInfo, type: MediaType): string {
  const ending = ENDINGS[type] ?? type.replace(/^.*\//, '')
  const begin = name?.replace(/\.\w{1,5}$/, '') ?? `Daywell ${takenOn ?? addedAt.slice(0, 10)}`
  return `${begin}.${ending}`
}
