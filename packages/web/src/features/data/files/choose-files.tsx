import { FileUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { droppedFiles } from './dropped-files.ts'
import styles from './files.module.css'
import { filesTexts } from './files.texts.ts'

/** React has no type for this attribute, but every browser supports it. */
const FOLDER = { webkitdirectory: '' }

/** Takes a file or a folder, by button or by drag and drop. */
export function ChooseFiles({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { import: texts } = useTexts(filesTexts)
  const file = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Lets the same file be chosen again.
    currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }
  const dropped = async (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = await droppedFiles(event.dataTransfer)
    if (files.length > 0) onChoose(files)
  }
  const dragging = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is an extra; the buttons do the same
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={dragging}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void dropped(event)}
    >
      <FileUp aria-hidden="true" />
      <div className={styles.actions}>
        <Button onClick={() => file.current?.click()}>{texts.choose}</Button>
        <Button kind="quiet" onClick={() => folder.current?.click()}>
          {texts.chooseFolder}
        </Button>
        <p className="text-small text-quiet">{texts.drop}</p>
      </div>
      <input ref={file} type="file" multiple hidden aria-label={texts.choose} onChange={chosen} />
      <input
        ref={folder}
        type="file"
        {...FOLDER}
        hidden
        aria-label={texts.chooseFolder}
        onChange={chosen}
      />
    </div>
  )
}
