import { newPassphrase, normalPassphrase, passphraseWeakness } from '#device/transfer/passphrase.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { PasswordField } from '#kit/ui/field/password-field.tsx'
import styles from './files.module.css'
import { filesTexts } from './files.texts.ts'

export interface Passphrase {
  readonly words: string
  readonly again: string
  /** Six suggested words. */
  readonly suggested?: string
  readonly isGood: boolean
}

export const emptyPassphrase: Passphrase = { words: '', again: '', isGood: false }

interface Props {
  readonly value: Passphrase
  /** Errors show only after a first attempt. */
  readonly tried: boolean
  readonly onChange: (value: Passphrase) => void
}

/** Asks twice for a passphrase that's hard to guess, or suggests one. */
export function NewPassphrase({ value, tried, onChange }: Props) {
  const { backup: texts } = useTexts(filesTexts)
  const { words, again, suggested } = value
  const weakness = passphraseWeakness(words)
  const differs = normalPassphrase(words) !== normalPassphrase(again)
  const change = (next: { words: string; again: string; suggested?: string }) => {
    const same = normalPassphrase(next.words) === normalPassphrase(next.again)
    onChange({ ...next, isGood: same && passphraseWeakness(next.words) === undefined })
  }
  const suggest = () => {
    const six = newPassphrase()
    change({ words: six, again: six, suggested: six })
  }
  const shared = { showLabel: texts.show, hideLabel: texts.hide, autoComplete: 'off' }
  return (
    <div className={styles.passphrase}>
      <PasswordField
        {...shared}
        label={texts.passphrase}
        hint={texts.forgotten}
        value={words}
        error={tried && weakness ? texts.weak[weakness] : undefined}
        onChange={(event) => change({ words: event.currentTarget.value, again })}
      />
      <PasswordField
        {...shared}
        label={texts.again}
        value={again}
        error={tried && !weakness && differs ? texts.differs : undefined}
        onChange={(event) => change({ words, again: event.currentTarget.value })}
      />
      <Button size="small" onClick={suggest}>
        {texts.suggest}
      </Button>
      <p role="status" className={styles.suggested}>
        {suggested === words && suggested && texts.suggested(suggested)}
      </p>
    </div>
  )
}
