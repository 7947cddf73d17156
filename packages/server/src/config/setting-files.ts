import { readFileSync } from 'node:fs'
import { StartError } from '#start-error.ts'

/** The setting that names a file with the value: container platforms hand out secrets as files. */
export const fileVariant = (name: string) => `${name}_FILE`

/** An empty file must not count as unset: without SECRET_KEY, a start might generate a new one. */
export function readSecretFile(path: string, name: string): string {
  const text = readSettingsFile(path, name).trim()
  if (!text) throw new StartError(`${name} must be the path of a file that isn’t empty.`)
  return text
}

/** The path is never repeated: someone may have put the secret itself there. */
export function readSettingsFile(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const sentence = `${name} must be the path of a file that Daywell can read (${code}).`
    throw new StartError(sentence, { cause })
  }
}
