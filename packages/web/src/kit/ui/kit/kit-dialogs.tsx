import { useState } from 'react'
import { Button } from '#kit/ui/button/button.tsx'
import { ConfirmDialog } from '#kit/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { Sheet } from '#kit/ui/dialog/sheet.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

export function KitDialogs() {
  const [shown, setShown] = useState<'confirm' | 'dialog' | 'start' | 'end'>()
  const close = () => setShown(undefined)
  return (
    <KitSection id="dialogs" title="Dialogs and sheets">
      <div className={styles.row}>
        <Button onClick={() => setShown('confirm')}>Ask before deleting</Button>
        <Button onClick={() => setShown('dialog')}>Open a dialog</Button>
        <Button onClick={() => setShown('start')}>Open the left sheet</Button>
        <Button onClick={() => setShown('end')}>Open the right sheet</Button>
      </div>
      <ConfirmDialog
        open={shown === 'confirm'}
        title="Delete “Slow Sunday”?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        onConfirm={close}
        onCancel={close}
      >
        It stays in the trash for 30 days. After that, its 271 words are gone from this device and
        the cloud.
      </ConfirmDialog>
      <Dialog
        open={shown === 'dialog'}
        title="Name this tag"
        closeLabel="Close"
        onClose={close}
        actions={
          <Button kind="primary" onClick={close}>
            Save tag
          </Button>
        }
      >
        <Field label="Tag" defaultValue="walks" data-autofocus="" hint="One or two words" />
      </Dialog>
      <Sheet
        open={shown === 'start' || shown === 'end'}
        side={shown === 'start' ? 'start' : 'end'}
        title="Past entries"
        closeLabel="Close"
        onClose={close}
        foot={
          <Button wide onClick={close}>
            Start new entry
          </Button>
        }
      >
        <p className="text-page">
          Left the office at six and walked instead of taking the tram. Forty minutes along the
          canal, phone in the bag.
        </p>
      </Sheet>
    </KitSection>
  )
}
