import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { MediaPartInfo } from '@daywell/core/media'

/** Whether a file is this part of a photo or recording, byte for byte. */
export async function hasBytes(
  path: string,
  { bytes, sha256 }: Pick<MediaPartInfo, 'bytes' | 'sha256'>,
): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || found.size !== bytes) return false
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex') === sha256
}
