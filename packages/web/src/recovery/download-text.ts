/** Long enough for the slowest browser to have taken the file. */
const KEPT_MS = 10_000

/** Gives the person a text file that was made on this device and never leaves it. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
