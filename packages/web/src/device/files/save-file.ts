/** Long enough for the slowest browser to start the download. */
const REVOKE_URL_AFTER_MS = 60_000

/** Downloads a file that was created on this device and never leaves it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), REVOKE_URL_AFTER_MS)
}
