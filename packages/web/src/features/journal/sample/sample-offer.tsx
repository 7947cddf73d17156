import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import { sampleTexts } from './sample.texts.ts'

/** Fills an empty journal with the sample one; its texts are lazy-loaded. */
export function SampleOffer({ onAdded }: { onAdded: () => void }) {
  const texts = useTexts(sampleTexts)
  const handle = useJournalHandle()
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    try {
      const { addSamples } = await import('#services/sample/sample-entries.ts')
      await addSamples(await whenOpen(handle), {
        now: () => Date.now(),
        timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
        randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      })
      onAdded()
    } catch {
      notify.error(texts.addFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void add()}>
      {texts.offer}
    </Button>
  )
}
