import { expect, it, onTestFinished } from 'vitest'
import { openHere } from '#app/testing/journal-here.ts'

/** As other apps and other browsers may choose them; those that this one can't write are left out. */
const TYPES = [
  'audio/webm;codecs=opus',
  'audio/mp4;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/ogg;codecs=opus',
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/mp4;codecs=vp9,opus',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
]
const CHUNKS = 4
const FRAMES = 90

/** What a page records of the microphone, and of a canvas if it's to have pictures. */
async function recorded(mimeType: string): Promise<Blob> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const hasPictures = mimeType.startsWith('video/')
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 64, height: 48 })
  const context = canvas.getContext('2d')
  if (hasPictures)
    for (const track of canvas.captureStream().getVideoTracks()) stream.addTrack(track)
  const recorder = new MediaRecorder(stream, { mimeType })
  const chunks: Blob[] = []
  const over = Promise.withResolvers<void>()
  const stop = () => recorder.state === 'recording' && recorder.stop()
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) chunks.push(data)
    if (chunks.length === CHUNKS) stop()
  }
  recorder.onstop = () => over.resolve()
  recorder.start(200)
  // With pictures, some give nothing before their end.
  const draw = (frame: number) => {
    if (context) context.fillStyle = `hsl(${frame / 10}turn 80% 50%)`
    context?.fillRect(0, 0, 64, 48)
    if (frame === FRAMES) stop()
    else if (recorder.state === 'recording') requestAnimationFrame(() => draw(frame + 1))
  }
  if (hasPictures) draw(0)
  await over.promise
  for (const track of stream.getTracks()) track.stop()
  return new Blob(chunks)
}

/** How wide its pictures are, once the browser has found some of it that plays. */
async function played(blob: Blob): Promise<number> {
  const player = document.createElement('video')
  player.muted = true
  player.src = URL.createObjectURL(blob)
  onTestFinished(() => URL.revokeObjectURL(player.src))
  const ready = Promise.withResolvers<void>()
  player.onloadeddata = () => ready.resolve()
  player.onerror = () => ready.reject(new Error(player.error?.message))
  await ready.promise
  return player.videoWidth
}

it('what a browser records is taken and plays, in each type and without its end (MED-154)', async () => {
  const { media } = await openHere()
  const types = TYPES.filter((type) => MediaRecorder.isTypeSupported(type))
  expect(types.length).toBeGreaterThan(3)
  for (const type of types) {
    const whole = await recorded(type)
    const lengths = [whole.size, Math.floor(whole.size * 0.9), whole.size - 1]
    for (const length of lengths) {
      const name = `${type}, ${length} of ${whole.size}`
      const added = await media.add(whole.slice(0, length), { keepOriginal: false })
      if ('refused' in added) return expect.unreachable(`${name}: ${added.refused}`)
      const { kind, width = 0 } = added.info
      expect(type.startsWith(kind), name).toBe(true)
      const shown = await media.read(added.info.id, 'shown')
      expect(await played(shown ?? new Blob()), name).toBe(width)
    }
  }
})
