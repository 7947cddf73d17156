import {
  type Gathered,
  type Held,
  markdownNames,
  markdownOf,
  mediaFileName,
  withMediaFiles,
} from '@daywell/core/backup'
import type { Entry } from '@daywell/core/journal'
import { type MediaInfo, mediaShownIn } from '@daywell/core/media'
import { type ZipSource, zipOf } from '#device/files/zip-writer.ts'
import type { MediaService } from '#services/media/media-service.ts'
import { wholePart } from './media-files.ts'

/** Throttle: smooth for a progress bar, cheap enough. */
const PROGRESS_EVERY_ENTRIES = 100

interface Options {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

type KnownMedia = Pick<MediaService, 'infoOf' | 'list' | 'read'>

interface Progress {
  readonly phase: 'writing'
  readonly done: number
  readonly all: number
}

/** Entries as Markdown files in a zip file, with the photos and recordings that they show. */
export async function markdownZip(
  media: KnownMedia,
  { held, nameFor }: Pick<Gathered, 'held'> & Partial<Pick<Gathered, 'nameFor'>>,
  { signal, onProgress }: Options,
) {
  const alive = held.filter(({ deletedAt }) => deletedAt === undefined)
  const shown = shownFiles(media, signal)
  const all = alive.length
  const onEntry = (done: number) => {
    if (done % PROGRESS_EVERY_ENTRIES === 0) onProgress?.({ phase: 'writing', done, all })
  }
  const content = await zipOf(markdownFiles(alive, nameFor, shown, onEntry), { signal })
  const halved = alive.filter(({ entry }) => !entry.content.isWellFormed()).length
  return { content, count: all, halved, ...shown.counts() }
}

type Shown = ReturnType<typeof shownFiles>

async function* markdownFiles(
  held: readonly Held[],
  nameFor: Gathered['nameFor'] | undefined,
  shown: Shown,
  onEntry: (done: number) => void,
): AsyncGenerator<ZipSource> {
  const fileNameOf = markdownNames()
  for (const [at, { entry }] of held.entries()) {
    yield* shown.filesOf(entry)
    const content = withMediaFiles(entry.content, shown.nameOf)
    const modified = new Date(entry.updatedAt)
    const text = markdownOf({ ...entry, content }, nameFor?.(entry._id))
    yield { name: fileNameOf(entry), content: text, modified }
    onEntry(at + 1)
  }
}

/** The files of what entries show, each once, and their names. */
function shownFiles(media: KnownMedia, signal: AbortSignal | undefined) {
  const names = new Map<string, string | undefined>()
  const fileOf = async (info: MediaInfo | undefined): Promise<ZipSource | undefined> => {
    const part = info?.parts.find((one) => one.part === 'shown')
    const content = info && part && (await wholePart(media, info, part, signal))
    if (!content) return undefined
    return { name: mediaFileName(info, part), content, modified: new Date(info.addedAt) }
  }
  let all: Promise<Map<string, MediaInfo>> | undefined
  // Added on another device, and never shown on this one.
  const elsewhere = async (id: string) => {
    all ??= media.list().then((infos) => new Map(infos.map((info) => [info.id, info])))
    return (await all).get(id)
  }
  return {
    async *filesOf({ content }: Entry): AsyncGenerator<ZipSource> {
      for (const { id } of mediaShownIn(content)) {
        if (names.has(id)) continue
        const file = await fileOf((await media.infoOf(id)) ?? (await elsewhere(id)))
        names.set(id, file?.name)
        if (file) yield file
      }
    },
    nameOf: (id: string) => names.get(id),
    counts() {
      const packed = [...names.values()].filter((name) => name !== undefined).length
      return { media: packed, mediaMissing: names.size - packed }
    },
  }
}
