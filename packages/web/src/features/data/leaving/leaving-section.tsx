import { type ComponentType, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import styles from './leaving-section.module.css'
import { leavingSectionTexts } from './leaving-section.texts.ts'

type Asking = ComponentType<{ onClose: () => void }>

/** Deletes the account; the dialog is lazy-loaded. */
export function LeavingSection() {
  const texts = useTexts(leavingSectionTexts)
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState<{ Asking: Asking }>()
  const ask = async () => {
    try {
      const { DeleteAccountDialog } = await import('#panels/leaving/delete-account-dialog.tsx')
      setAsked({ Asking: DeleteAccountDialog })
    } catch {
      setFailed(true)
    }
  }
  return (
    <PageSection id="leaving" title={texts.title}>
      <p className="text-soft">{texts.what}</p>
      <Button kind="danger" onClick={() => void ask()}>
        {texts.deleteAccount}
      </Button>
      <p role="alert" className={styles.failed}>
        {failed && texts.failed}
      </p>
      {asked && <asked.Asking onClose={() => setAsked(undefined)} />}
    </PageSection>
  )
}
