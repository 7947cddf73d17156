import type { RecordingStore } from '#device/media/recording-store.ts'
import { emitter } from '#kit/observable/emitter.ts'

/** Why there's no recording. */
export type NoRecording = 'denied' | 'no-microphone' | 'unsupported'

const PIECE_MS = 1000
const TICK_MS = 200
const MAX_SECONDS = 2 * 60 * 60
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** The lock that a tab holds as long as it records. */
export const recordingLock = (id: string) => `daywell-recording-${id}`

export type Recorder = Awaited<ReturnType<typeof startRecorder>>

/** Asks for the microphone and records until it's stopped. Each second is stored as it comes. */
export async function startRecorder(store: RecordingStore, now: () => number) {
  const stream = await microphone()
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? ''
  const recorder = new MediaRecorder(stream, mimeType === '' ? {} : { mimeType })
  const id = crypto.randomUUID()
  const release = holdLock(id)
  const meter = levelMeter(stream)
  const clock = stopwatch(now)
  const changes = emitter()
  const pieces: Blob[] = []
  let stored: Promise<unknown> = Promise.resolve()
  const stopped = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => resolve(), { once: true }),
  )
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    pieces.push(data)
    const piece = { recording: id, bytes: data, seconds: clock.seconds() }
    // Without room on the device it's only in memory.
    stored = stored.then(() => store.append(piece)).catch(() => {})
  })
  const tick = setInterval(() => {
    if (clock.seconds() >= MAX_SECONDS) pause()
    changes.emit()
  }, TICK_MS)
  const pause = () => {
    if (recorder.state !== 'recording') return
    recorder.pause()
    clock.pause()
    changes.emit()
  }
  const end = async () => {
    clearInterval(tick)
    clock.pause()
    recorder.stop()
    await stopped
    for (const track of stream.getTracks()) track.stop()
    meter.close()
    await stored
  }
  let ended: Promise<void> | undefined
  const endOnce = () => {
    ended ??= end()
    return ended
  }
  recorder.start(PIECE_MS)
  clock.resume()
  return {
    subscribe: changes.subscribe,
    isPaused: () => recorder.state === 'paused',
    isFull: () => clock.seconds() >= MAX_SECONDS,
    seconds: () => Math.floor(clock.seconds()),
    /** From 0 to 1. */
    level: () => (recorder.state === 'recording' ? meter.level() : 0),
    pause,
    resume() {
      if (recorder.state !== 'paused' || clock.seconds() >= MAX_SECONDS) return
      recorder.resume()
      clock.resume()
      changes.emit()
    },
    /** The recording; `forget` removes the stored pieces once it's kept elsewhere. */
    async finish() {
      await endOnce()
      const file = new Blob(pieces, { type: recorder.mimeType.split(';')[0] ?? '' })
      const forget = () => void store.remove(id).catch(() => {})
      release()
      return { file, seconds: clock.seconds(), forget }
    },
    async discard() {
      await endOnce()
      await store.remove(id).catch(() => {})
      release()
    },
  }
}

async function microphone(): Promise<MediaStream> {
  if (!navigator.mediaDevices || !window.MediaRecorder) throw refusal('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    throw refusal(name === 'NotFoundError' ? 'no-microphone' : 'denied')
  }
}

const refusal = (cause: NoRecording) => new Error('No recording', { cause })

export function refusalOf(error: unknown): NoRecording {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === 'denied' || cause === 'no-microphone' ? cause : 'unsupported'
}

/** Other tabs see that it's in progress, and don't offer it. */
function holdLock(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(recordingLock(id), () => promise)
  return resolve
}

function stopwatch(now: () => number) {
  let before = 0
  let since: number | undefined
  const passed = () => (since === undefined ? 0 : now() - since)
  return {
    seconds: () => (before + passed()) / 1000,
    pause() {
      before += passed()
      since = undefined
    },
    resume() {
      since ??= now()
    },
  }
}

function levelMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return {
    level() {
      analyser.getByteTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
      return Math.min(1, loudest / 96)
    },
    close: () => void context.close(),
  }
}
