import { type MediaInfo, mediaMark } from '@daywell/core/media'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { openHere } from '#app/testing/journal-here.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import { JournalProvider } from '#services/journal/journal-context.ts'
import type { JournalHandle, JournalState } from '#services/journal/journal-handle.ts'
import type { AddResult } from '#services/media/media-service.ts'
import { aPhoto } from '#services/media/testing/a-photo.ts'

/** Anna's journal on this device, with photos to show in a page of their own. */
export async function journalWithPhotos() {
  const { journal, media } = await openHere()
  return {
    media,
    /** The mark of a photo that was added. */
    async photo(caption: string, width = 120, height = 90) {
      return mediaMark(addedId(await media.add(await aPhoto({ width, height }), WITHOUT)), caption)
    },
    /** The mark of a recording of so many seconds. */
    async recording(caption: string, seconds: number) {
      const sound = silence(seconds)
      const id = 'e'.repeat(24)
      const part = {
        part: 'shown',
        type: 'audio/wav',
        bytes: sound.size,
        sha256: await sha256Of(sound),
      }
      const info = {
        id,
        kind: 'audio',
        addedAt: '2026-03-14T09:30:00.000Z',
        seconds,
        parts: [part],
      }
      expect(await media.putBack(info as MediaInfo, 'shown', sound)).toBe(true)
      return mediaMark(id, caption)
    },
    /** Shows something in place of what was shown before. */
    show(shown: ReactNode) {
      const element = document.createElement('main')
      document.body.append(element)
      const root = createRoot(element)
      onTestFinished(() => {
        root.unmount()
        element.remove()
      })
      const state: JournalState = { phase: 'open', userId: journal.userId, journal }
      const handle: JournalHandle = {
        state: () => state,
        subscribe: () => () => {},
        retry: () => {},
        onNotice: () => () => {},
        tab: () => undefined,
        storage: localStorage,
      }
      flushSync(() => root.render(<JournalProvider value={handle}>{shown}</JournalProvider>))
      return element
    },
  }
}

const WITHOUT = { keepOriginal: false }

function addedId(result: AddResult): string {
  if ('refused' in result) return expect.unreachable(result.refused)
  return result.info.id
}

const RATE = 8000

/** A WAV file in which nothing is heard. */
function silence(seconds: number): Blob {
  const samples = new Uint8Array(RATE * seconds).fill(128)
  const head = new DataView(new ArrayBuffer(44))
  const text = (at: number, word: string) =>
    new Uint8Array(head.buffer).set(new TextEncoder().encode(word), at)
  text(0, 'RIFF')
  head.setUint32(4, 36 + samples.length, true)
  text(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.setUint16(at, value, true)
  for (const at of [24, 28]) head.setUint32(at, RATE, true)
  text(36, 'data')
  head.setUint32(40, samples.length, true)
  return new Blob([head, samples], { type: 'audio/wav' })
}
