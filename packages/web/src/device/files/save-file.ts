/** Long enough for the slowest browser to have taken the file. */
const KEPT_MS = 60_000

/** Gives the person a file that was made on this device and never leaves it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
