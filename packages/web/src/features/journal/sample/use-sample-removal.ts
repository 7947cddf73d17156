import { isSample } from '@daywell/core/demo'
import type { Entry } from '@daywell/core/journal'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { offerUndo } from '#kit/ui/toasts/offer-undo.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import { useEditor } from '../editor/editor-context.ts'
import { bringBack, deleteEntry } from '../past-entries/deletion/delete-entry.ts'
import { sampleTexts } from './sample.texts.ts'

const loadSamples = () => import('#services/sample/sample-entries.ts')

interface Found {
  readonly journal: Journal
  readonly untouched: readonly Entry[]
  readonly edited: readonly Entry[]
}

/** Removes the sample journal: with one click, or after a question if the person edited entries. */
export function useSampleRemoval(onRemoved: () => void) {
  const texts = useTexts(sampleTexts)
  const handle = useJournalHandle()
  const editor = useEditor()
  const { api } = useClients()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Found>()

  const find = async (): Promise<Found> => {
    const journal = await whenOpen(handle)
    const open = journal.store.find(editor.state().entryId ?? '')
    // Unsaved text on a sample's page is an edit, too.
    if (open && isSample(open) && !(await editor.leave())) throw new Error('Saving the page failed')
    const { isEditedSample } = await loadSamples()
    const samples = journal.store.entries().filter(isSample)
    const edited = samples.filter(isEditedSample)
    return { journal, untouched: samples.filter((one) => !edited.includes(one)), edited }
  }
  const remove = async ({ journal, untouched }: Found, more: readonly Entry[] = []) => {
    const deleted: Entry[] = []
    const { isEditedSample } = await loadSamples()
    for (const entry of [...untouched, ...more]) {
      // Race: another tab or device, or typing on its page, may have made it the person's own.
      if (!(await editor.settle(entry._id))) continue
      const now = journal.store.find(entry._id)
      if (!now || !isSample(now) || (isEditedSample(now) && !more.includes(entry))) continue
      deleted.push(await deleteEntry(journal, editor, now))
    }
    onRemoved()
    offerUndo(texts.removed(deleted.length), texts.undo, () => {
      const restored = deleted.map((entry) => bringBack({ journal, api }, entry))
      Promise.all(restored).catch(() => notify.error(texts.notBack))
    })
  }
  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch {
      notify.error(texts.removeFailed)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    /** How many edited samples the question is about; 0 while there's no question. */
    edited: asked?.edited.length ?? 0,
    start: () =>
      run(async () => {
        const found = await find()
        if (found.edited.length > 0) setAsked(found)
        else await remove(found)
      }),
    answer(how: 'cancel' | 'remove-all' | 'keep') {
      const found = asked
      setAsked(undefined)
      if (!found || how === 'cancel') return
      void run(async () => {
        if (how === 'remove-all') return remove(found, found.edited)
        const { adoptSample } = await loadSamples()
        for (const entry of found.edited)
          await adoptSample(found.journal, found.journal.store.find(entry._id) ?? entry)
        await remove(found)
      })
    },
  }
}
