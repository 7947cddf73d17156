import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { copyText } from '#kit/ui/text/copy-text.ts'
import styles from './tokens.module.css'
import { tokensTexts } from './tokens.texts.ts'

interface NewTokenProps {
  readonly secret: string
  readonly onClose: () => void
}

/** The one time that a token is shown. */
export function NewToken({ secret, onClose }: NewTokenProps) {
  const texts = useTexts(tokensTexts)
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await copyText(secret))
  return (
    <>
      <p>{texts.once}</p>
      <code className={styles.secret}>{secret}</code>
      <p className="text-small text-quiet" role="status">
        {copied === true && texts.copied}
        {copied === false && texts.cannotCopy}
      </p>
      <div className={styles.end}>
        <Button
          data-autofocus=""
          kind={copied ? 'plain' : 'primary'}
          icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        <Button kind={copied ? 'primary' : 'quiet'} onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  )
}
