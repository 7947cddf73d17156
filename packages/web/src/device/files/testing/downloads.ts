import { vi } from 'vitest'
import { textOf } from '#device/files/reading/member-text.ts'
import { openFiles } from '#device/files/reading/open-files.ts'

/** Captures the files a page saves from now on. */
export function takeDownloads(): File[] {
  const made = new Map<string, Blob>()
  const taken: File[] = []
  const own = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = own(content)
    made.set(address, content as Blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = made.get(this.href)
    if (content) taken.push(new File([content], this.download))
  })
  return taken
}

/** Names and texts in a zip file. */
export async function unpack(file: File): Promise<{ name: string; text: string }[]> {
  const { all } = await openFiles([file])
  return Promise.all(all.map(async (member) => ({ name: member.name, text: await textOf(member) })))
}
