import { type FormEvent, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { PasswordField } from '#kit/ui/field/password-field.tsx'
import styles from './files.module.css'
import { filesTexts } from './files.texts.ts'

interface Props {
  readonly name: string
  readonly wrong: boolean
  readonly onOpen: (passphrase: string) => void
  readonly onCancel: () => void
}

/** Asks for the passphrase of an encrypted file. */
export function LockedFile({ name, wrong, onOpen, onCancel }: Props) {
  const { import: texts, backup } = useTexts(filesTexts)
  const [passphrase, setPassphrase] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (passphrase !== '') onOpen(passphrase)
  }
  return (
    <form className={styles.passphrase} onSubmit={open}>
      <h3 className={styles.stepTitle} tabIndex={-1}>
        {texts.locked.title(name)}
      </h3>
      <PasswordField
        label={backup.passphrase}
        showLabel={backup.show}
        hideLabel={backup.hide}
        autoComplete="off"
        value={passphrase}
        error={wrong && passphrase === '' ? texts.locked.wrong : undefined}
        onChange={(event) => setPassphrase(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {texts.locked.act}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
