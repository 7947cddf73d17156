import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { FieldRefs } from '../../use-page.ts'
import { pageMediaTexts } from '../media.texts.ts'
import styles from './add-media.module.css'

interface DropAreaProps {
  refs: FieldRefs
  onFiles: (files: FileList, at?: number) => void
}

/** Files that are dropped anywhere on the screen, or pasted into the text. */
export function DropArea({ refs, onFiles }: DropAreaProps) {
  const { drop } = useTexts(pageMediaTexts)
  const [isOver, setIsOver] = useState(false)
  const over = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer) || isBlocked()) return
    // Otherwise the browser leaves the page and opens the file.
    event.preventDefault()
    setIsOver(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsOver(false)
  })
  const dropped = useEffectEvent((event: DragEvent) => {
    setIsOver(false)
    const files = event.dataTransfer?.files
    if (!files?.length || isBlocked()) return
    event.preventDefault()
    const field = refs.text.current
    const isOnText = field?.contains(event.target as Node)
    onFiles(files, isOnText ? field?.offsetAt?.(event.clientX, event.clientY) : undefined)
  })
  const pasted = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    if (!refs.text.current?.contains(target as Node)) return
    // A text that comes with a picture of itself is pasted as text.
    const files = clipboardData?.getData('text/plain') === '' ? clipboardData.files : undefined
    if (files?.length) onFiles(files)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', (event) => over(event), { signal })
    window.addEventListener('dragleave', (event) => leave(event), { signal })
    window.addEventListener('drop', (event) => dropped(event), { signal })
    window.addEventListener('paste', (event) => pasted(event), { signal })
    return () => listening.abort()
  }, [])
  return isOver ? <div className={styles.drop}>{drop}</div> : null
}

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true
const isBlocked = () => document.querySelector('dialog:modal') !== null
