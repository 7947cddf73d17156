import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#device/files/save-file.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import styles from './code-slip.module.css'
import { recoveryTexts } from './recovery.texts.ts'

/** How a code was saved. */
export type Kept = 'copied' | 'downloaded'

interface CodeSlipProps {
  readonly code: string
  readonly kept: Kept | undefined
  readonly onKept: (how: Kept) => void
  readonly onDismiss: () => void
}

/** A recovery code, with buttons to save it. */
export function CodeSlip({ code, kept, onKept, onDismiss }: CodeSlipProps) {
  const texts = useTexts(recoveryTexts)
  const [refused, setRefused] = useState(false)
  const copy = async () => {
    const copied = await copyText(code)
    setRefused(!copied)
    if (copied) onKept('copied')
  }
  const download = () => {
    const text = texts.file(code, `${window.location.origin}/recover`)
    saveFile(texts.fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))
    onKept('downloaded')
  }
  const icon = (how: Kept, Icon: typeof Copy) =>
    kept === how ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />
  return (
    <div className={styles.slip}>
      <code className={styles.code}>{code}</code>
      <div className={styles.actions}>
        <Button icon={icon('copied', Copy)} onClick={copy}>
          {texts.copy}
        </Button>
        <Button icon={icon('downloaded', Download)} onClick={download}>
          {texts.download}
        </Button>
        <Button kind="quiet" onClick={onDismiss}>
          {kept ? texts.done : texts.dismiss}
        </Button>
      </div>
      <p className="text-small text-quiet" role="status">
        {refused ? texts.cannotCopy : kept && texts[kept]}
      </p>
    </div>
  )
}

/** Copies to the clipboard; returns whether the browser allowed it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // `navigator.clipboard` is missing without TLS, which is common when self-hosting.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
