import type { Member } from './members.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The text of a member, piece by piece, of any length; `read` says what holds for it. */
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
  // Read to its end in any case: damaged bytes are no text either, and damage is what to tell of.
  for await (const piece of member.read()) yield decode(piece)
  yield decode()
  if (noText !== undefined) throw new UnreadableFile('not-text', member.name, noText)
}

/** The whole text of a member, which is known to be as it was packed. */
export async function textOf(
  member: Pick<Member, 'name' | 'read' | 'onlyInPieces'>,
): Promise<string> {
  if (member.onlyInPieces) throw new UnreadableFile('too-large', member.name)
  const pieces: string[] = []
  for await (const piece of readText(member)) pieces.push(piece)
  return pieces.join('')
}
