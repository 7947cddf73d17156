const RATE = 8000

/** A tone of some seconds, as WAV. */
export function aRecording(seconds = 1): Blob {
  const samples = Int16Array.from({ length: RATE * seconds }, (_, n) => Math.sin(n / 3) * 8000)
  const head = new DataView(new ArrayBuffer(44))
  const text = (at: number, word: string) => {
    for (const [n, sign] of [...word].entries()) head.setUint8(at + n, sign.charCodeAt(0))
  }
  text(0, 'RIFF')
  head.setUint32(4, 36 + samples.byteLength, true)
  text(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, RATE, true)
  head.setUint32(28, RATE * 2, true)
  head.setUint16(32, 2, true)
  head.setUint16(34, 16, true)
  text(36, 'data')
  head.setUint32(40, samples.byteLength, true)
  return new Blob([head, samples])
}
