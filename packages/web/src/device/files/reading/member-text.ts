import type { Member } from './members.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A member's text, chunk by chunk, of any length; errors as in `read`. */
export async function* readText(
  member: Pick<Member, 'name' | 'read'>,
): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let noText: unknown
  const decode = (piece?: Uint8Array<ArrayBuffer>): string => {
    try {
      return noText === undefined ? decoder.decode(piece, { stream: piece !== undefined }) : ''
    } catch (cause) {
      noText = cause
      return ''
    }
  }
  // Reads to the end even after invalid text: damage is the better error to report.
  for await (const piece of member.read()) yield decode(piece)
  yield decode()
  if (noText !== undefined) throw new UnreadableFile('not-text', member.name, noText)
}

/** A member's whole text, with its checksum verified. */
export async function textOf(
  member: Pick<Member, 'name' | 'read' | 'onlyInPieces'>,
): Promise<string> {
  if (member.onlyInPieces) throw new UnreadableFile('too-large', member.name)
  const pieces: string[] = []
  for await (const piece of readText(member)) pieces.push(piece)
  return pieces.join('')
}
