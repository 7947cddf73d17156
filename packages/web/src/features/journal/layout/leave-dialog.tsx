import { useTexts } from '#kit/texts/use-texts.ts'
import { ConfirmDialog } from '#kit/ui/dialog/confirm-dialog.tsx'
import { leaveTexts } from './leave.texts.ts'
import type { LeaveQuestion } from './leaving.ts'

interface LeaveDialogProps {
  question: LeaveQuestion
  onAnswer: (goOn: boolean) => void
}

/** Confirms leaving unsaved text. */
export function LeaveDialog({ question, onAnswer }: LeaveDialogProps) {
  const texts = useTexts(leaveTexts)
  const { kind } = question
  const loss = kind !== 'new'
  const bodies = { new: texts.newBody, loss: texts.lossBody, deleted: texts.deletedBody }
  return (
    <ConfirmDialog
      open
      title={loss ? texts.lossTitle : texts.newTitle}
      confirmLabel={loss ? texts.lossConfirm : texts.newConfirm}
      cancelLabel={texts.stay}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {bodies[kind]}
    </ConfirmDialog>
  )
}
