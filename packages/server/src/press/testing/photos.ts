import { ColorSpace, Pixmap } from 'mupdf'

/** A gray photo, or one of some colors by its number. */
export function aPicture(width: number, height: number, shade = 180): Pixmap {
  const picture = new Pixmap(ColorSpace.DeviceRGB, [0, 0, width, height], false)
  picture.clear(shade)
  return picture
}

export function aJpeg(width: number, height: number, shade?: number): Uint8Array {
  return aPicture(width, height, shade).asJPEG(85, false)
}
