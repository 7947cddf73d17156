interface Look {
  readonly width?: number
  readonly height?: number
  readonly type?: string
}

/** A photo as a camera would have made it, red on the left and blue on the right. */
export async function aPhoto({ width = 40, height = 30, type = 'image/jpeg' }: Look = {}) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  for (const [index, color] of ['red', 'blue'].entries()) {
    context.fillStyle = color
    context.fillRect((index * width) / 2, 0, width / 2, height)
  }
  return canvas.convertToBlob({ type, quality: 0.9 })
}
