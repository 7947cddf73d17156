import { expect, vi } from 'vitest'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor } from '#features/journal/testing/journal-page.ts'

/**
 * Opens the page with its text area. The editor is loaded, and takes over once `rest` lets the
 * browser be idle.
 */
export async function openPlain(journal = journalOn()) {
  const waiting = new Set<() => void>()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    waiting.add(act)
    return act
  })
  vi.stubGlobal('cancelIdleCallback', (act: () => void) => waiting.delete(act))
  const parts = [import('../live-text.tsx'), import('../take-over.ts')]
  await Promise.all(parts)
  signIn()
  const server = await openApp('/journal', answersForAnna(journal.answers))
  await expect.element(editor.text).toHaveFocus()
  // The part that waits for an idle moment has mounted.
  await expect.poll(() => document.querySelector('main textarea + div')).not.toBeNull()
  /** Lets the browser be idle, until nothing more is due. */
  const rest = async () => {
    for (let round = 0; round < 5; round += 1) {
      for (const act of [...waiting]) {
        waiting.delete(act)
        act()
      }
      await new Promise<void>((done) => queueMicrotask(done))
      await Promise.all([import('../take-over.ts')])
    }
  }
  return { journal, server, rest }
}

export const isPlain = () => editor.text.element() instanceof HTMLTextAreaElement
