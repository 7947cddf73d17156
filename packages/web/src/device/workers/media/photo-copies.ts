import {
  becomesStill,
  cleanMovingPhoto,
  exifTakenAt,
  IMAGE_HEAD_BYTES,
  imageSizeOf,
  MAX_PIXELS,
  type MediaPart,
  type MediaType,
  mayMove,
  mediaType,
  SHOWN_EDGE,
  THUMBNAIL_EDGE,
} from '@daywell/core/media'
import type { Copies } from './copies.ts'
import { Refusal } from './refusal.ts'

const QUALITY = { shown: 0.85, thumbnail: 0.75 }
/** What moves is read as a whole. */
const MAX_MOVING_BYTES = 100_000_000

/** A photo drawn again, upright and in two sizes: nothing but its pixels comes along. */
export async function photoCopies(file: Blob, type: MediaType): Promise<Copies> {
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer())
  const takenAt = exifTakenAt(head)
  const bitmap = await decode(file, type, head)
  try {
    const moving = mayMove(head, type) ? await movingPhoto(file, type) : undefined
    const shown = moving
      ? { part: 'shown' as const, type, blob: moving }
      : await draw(bitmap, { part: 'shown', edge: SHOWN_EDGE, isPrintable: true })
    // Of a WebP that moves, a report prints the thumbnail.
    const isPrintable = shown.type === 'image/webp'
    const thumbnail = await draw(bitmap, { part: 'thumbnail', edge: THUMBNAIL_EDGE, isPrintable })
    const size = moving ? bitmap : sizeWithin(bitmap, SHOWN_EDGE)
    const { width, height } = size
    const isStill = becomesStill(head, type) && { becameStill: true as const }
    return { width, height, ...(takenAt && { takenAt }), ...isStill, copies: [shown, thumbnail] }
  } finally {
    bitmap.close()
  }
}

/** Decodes only what promises to fit into memory. */
async function decode(file: Blob, type: MediaType, head: Uint8Array): Promise<ImageBitmap> {
  const unreadable = () => new Refusal(type === 'image/heic' ? 'heic' : 'not-readable')
  const size = imageSizeOf(head, type)
  if (!size) throw unreadable()
  refuseTooLarge(size)
  try {
    // With the type that was found: a browser might take the file's own for another decoder.
    const typed = file.slice(0, file.size, type)
    const bitmap = await createImageBitmap(typed, { imageOrientation: 'from-image' })
    refuseTooLarge(bitmap)
    return bitmap
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable()
  }
}

function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_PIXELS) throw new Refusal('too-many-pixels')
}

/** Undefined for a single frame, which is drawn like any photo. */
async function movingPhoto(file: Blob, type: MediaType): Promise<Blob | undefined> {
  if (file.size > MAX_MOVING_BYTES) throw new Refusal('too-large')
  const clean = cleanMovingPhoto(new Uint8Array(await file.arrayBuffer()), type)
  return (
    clean &&
    new Blob(
      clean.pieces.map((piece) => piece.slice()),
      { type },
    )
  )
}

interface Drawing {
  readonly part: MediaPart & keyof typeof QUALITY
  readonly edge: number
  readonly isPrintable: boolean
}

async function draw(
  bitmap: ImageBitmap,
  { part, edge, isPrintable }: Drawing,
): Promise<Copies['copies'][number]> {
  const { width, height } = sizeWithin(bitmap, edge)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Refusal('not-readable')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await (isPrintable ? printable(canvas, context, part) : small(canvas, context))
  return { part, type: mediaType.parse(blob.type), blob }
}

type Context = OffscreenCanvasRenderingContext2D

/** As every printer takes it: the server sets it in reports, and can't read WebP there. */
function printable(
  canvas: OffscreenCanvas,
  context: Context,
  part: Drawing['part'],
): Promise<Blob> {
  return isTransparent(canvas, context)
    ? canvas.convertToBlob({ type: 'image/png' })
    : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY[part] })
}

const BAND_PIXELS = 1_000_000

/** Looks at a band at a time. */
function isTransparent({ width, height }: OffscreenCanvas, context: Context): boolean {
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width))
  for (let top = 0; top < height; top += rows) {
    const { data } = context.getImageData(0, top, width, Math.min(rows, height - top))
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  }
  return false
}

async function small(canvas: OffscreenCanvas, context: Context): Promise<Blob> {
  const quality = QUALITY.thumbnail
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (blob.type === 'image/webp') return blob
  // A browser that can't write WebP answers PNG, which is many times as large. What's transparent
  // would be black in a JPEG.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function sizeWithin({ width, height }: ImageBitmap, edge: number) {
  const scale = Math.min(1, edge / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: side(width), height: side(height) }
}
