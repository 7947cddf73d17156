import { type Entry, shownTitle } from '@daywell/core/journal'
import { useTexts } from '#kit/texts/use-texts.ts'
import { ConfirmDialog } from '#kit/ui/dialog/confirm-dialog.tsx'
import { pastEntriesTexts } from '../past-entries.texts.ts'

interface DeletionDialogProps {
  entry: Entry | undefined
  onAnswer: (confirmed: boolean) => void
}

export function DeletionDialog({ entry, onAnswer }: DeletionDialogProps) {
  const texts = useTexts(pastEntriesTexts).deletion
  return (
    <ConfirmDialog
      open={entry !== undefined}
      title={entry && texts.title(shownTitle(entry))}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      danger
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{texts.words}</p>
    </ConfirmDialog>
  )
}
