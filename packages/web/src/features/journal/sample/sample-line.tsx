import { isSample } from '@daywell/core/demo'
import { useMemo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { useEntries } from '#services/journal/journal-context.ts'
import { sampleTexts } from './sample.texts.ts'
import styles from './sample-line.module.css'
import { useSampleRemoval } from './use-sample-removal.ts'

/** Says that there's a sample journal, with the button that removes it. */
export function SampleLine({ onRemoved }: { onRemoved: () => void }) {
  const texts = useTexts(sampleTexts)
  const entries = useEntries()
  const isThere = useMemo(() => entries.some(isSample), [entries])
  const { busy, edited, start, answer } = useSampleRemoval(onRemoved)
  if (!isThere) return null
  return (
    <div className={styles.line}>
      <p>{texts.line}</p>
      <Button kind="quiet" size="small" busy={busy} onClick={() => void start()}>
        {texts.remove}
      </Button>
      {edited > 0 && (
        <Dialog
          open
          title={texts.edited.title}
          onClose={() => answer('cancel')}
          actions={
            <>
              <Button kind="quiet" onClick={() => answer('cancel')}>
                {texts.edited.cancel}
              </Button>
              <Button kind="danger" onClick={() => answer('remove-all')}>
                {texts.edited.removeAll}
              </Button>
              <Button kind="primary" data-autofocus="" onClick={() => answer('keep')}>
                {texts.edited.keep}
              </Button>
            </>
          }
        >
          <p>{texts.edited.words(edited)}</p>
        </Dialog>
      )}
    </div>
  )
}
