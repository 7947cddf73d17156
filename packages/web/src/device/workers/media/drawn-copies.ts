import {
  type MediaPart,
  type MediaType,
  mediaType,
  SHOWN_EDGE,
  THUMBNAIL_EDGE,
} from '@daywell/core/media'
import { Refusal } from './refusal.ts'

interface Copy {
  readonly part: MediaPart
  readonly type: MediaType
  readonly blob: Blob
}

export interface Copies {
  readonly width?: number
  readonly height?: number
  readonly copies: Copy[]
}

const QUALITY = { shown: 0.85, thumbnail: 0.75 }

/** A photo drawn again, upright and in two sizes: nothing but its pixels comes along. */
export async function drawnCopies(file: Blob, type: MediaType): Promise<Copies> {
  const bitmap = await decode(file, type)
  try {
    const shown = await draw(bitmap, 'shown', SHOWN_EDGE)
    const thumbnail = await draw(bitmap, 'thumbnail', THUMBNAIL_EDGE)
    const { width, height } = sizeWithin(bitmap, SHOWN_EDGE)
    return { width, height, copies: [shown, thumbnail] }
  } finally {
    bitmap.close()
  }
}

async function decode(file: Blob, type: MediaType): Promise<ImageBitmap> {
  try {
    // With the type that was found: a browser might take the file's own for another decoder.
    return await createImageBitmap(file.slice(0, file.size, type), {
      imageOrientation: 'from-image',
    })
  } catch {
    throw new Refusal(type === 'image/heic' ? 'heic' : 'not-readable')
  }
}

async function draw(bitmap: ImageBitmap, part: 'shown' | 'thumbnail', edge: number): Promise<Copy> {
  const { width, height } = sizeWithin(bitmap, edge)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Refusal('not-readable')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const quality = QUALITY[part]
  let blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  // A browser that can't write WebP answers PNG, which is many times as large.
  if (blob.type !== 'image/webp') {
    // What's transparent would be black in a JPEG.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  }
  return { part, type: mediaType.parse(blob.type), blob }
}

function sizeWithin({ width, height }: ImageBitmap, edge: number) {
  const scale = Math.min(1, edge / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: side(width), height: side(height) }
}
