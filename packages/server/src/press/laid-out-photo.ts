import { type BookPhoto, isRightToLeft, type Paragraph } from '@daywell/core/report'
import type { MarkedText, Marks } from './marks.ts'
import { textOf } from './runs.ts'

/** A photo as the template takes it, in points. */
export interface LaidOutPhoto {
  readonly photo: string
  readonly width: number
  readonly height: number
  /** The color that names it, of the paper below it. */
  readonly paper: number
  readonly caption: MarkedText | null
  readonly rtl: boolean
}

const [MEASURE, STEP] = [350, 14]
/** So that a page has room for some words beside a tall one. */
const MAX_HEIGHT = 400
/** Small ones aren't enlarged beyond what print needs. */
const POINTS_PER_PIXEL = 0.5

/** Within its column, and as far aside as the words around it. */
export function laidOutPhoto(
  { lines, rightToLeft }: Paragraph,
  { id, width, height }: BookPhoto,
  { quotes, steps }: { readonly quotes: number; readonly steps: number },
  marks: Marks,
): LaidOutPhoto {
  const caption = lines.map(textOf).join(' ').trim()
  const room = MEASURE - STEP * (quotes + steps)
  const scale = Math.min(POINTS_PER_PIXEL, room / width, MAX_HEIGHT / height)
  const figure = marks.add([], { role: 'Figure', alt: caption || 'Photo' })
  return {
    photo: id,
    width: width * scale,
    height: height * scale,
    rtl: rightToLeft,
    paper: marks.paint(figure, 'paper'),
    caption: caption
      ? marks.add([caption], { role: 'Caption', ink: 'soft', rtl: isRightToLeft(caption) })
      : null,
  }
}
