import type { Member } from './members.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The text of a member, piece by piece, of any length; `read` says what holds for it. */
export async function* readText(
  member: Pick<Member, 'name' | 'read'>,
): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (piece?: Uint8Array<ArrayBuffer>): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch (cause) {
      throw new UnreadableFile('not-text', member.name, cause)
    }
  }
  for await (const piece of member.read()) yield decode(piece)
  yield decode()
}

/** The whole text of a member, which is known to be as it was packed. */
export async function textOf(member: Pick<Member, 'name' | 'read'>): Promise<string> {
  const pieces: string[] = []
  for await (const piece of readText(member)) pieces.push(piece)
  return pieces.join('')
}
