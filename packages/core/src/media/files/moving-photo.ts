import type { MediaType } from '../media-schema.ts'
import { cleanGif } from './clean-gif.ts'
import { cleanPng, isMovingPng } from './clean-png.ts'
import { cleanWebp, isMovingWebp } from './clean-webp.ts'
import type { MovingPhoto } from './pieces.ts'
import { brandsOf } from './sniff.ts'

/** Whether the start of a photo's file says that it may move. */
export function mayMove(head: Uint8Array, type: MediaType): boolean {
  return FORMATS[type]?.mayMove(head) ?? false
}

/**
 * A photo with more than one frame, without anything but its frames, their times and the loop.
 * Undefined if it doesn't move or is damaged.
 */
export function cleanMovingPhoto(file: Uint8Array, type: MediaType): MovingPhoto | undefined {
  const clean = FORMATS[type]?.clean(file)
  return clean && clean.frames > 1 ? clean : undefined
}

/** Whether a photo says that it moves, in a format of which only a still is stored. */
export function becomesStill(head: Uint8Array, type: MediaType): boolean {
  return type === 'image/avif' && brandsOf(head).includes('avis')
}

interface Format {
  mayMove(head: Uint8Array): boolean
  clean(file: Uint8Array): MovingPhoto | undefined
}

const FORMATS: { readonly [T in MediaType]?: Format } = {
  'image/gif': { mayMove: () => true, clean: cleanGif },
  'image/png': { mayMove: isMovingPng, clean: cleanPng },
  'image/webp': { mayMove: isMovingWebp, clean: cleanWebp },
}
