import type { RefObject } from 'react'
import type { FileToAdd } from './adding.ts'

interface PickedFilesProps {
  ref: RefObject<HTMLInputElement | null>
  /** Takes a new photo, on devices with a camera. */
  fromCamera?: boolean
  onPick: (files: readonly FileToAdd[]) => void
}

/** The browser's own choice of files; other controls open it. */
export function PickedFiles({ ref, fromCamera = false, onPick }: PickedFilesProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={!fromCamera}
      accept={fromCamera ? 'image/*' : 'image/*,audio/*,video/*'}
      capture={fromCamera ? 'environment' : undefined}
      onChange={({ currentTarget }) => {
        onPick(filesOf(currentTarget.files ?? []))
        // The same file may be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}

export function filesOf(files: Iterable<File>): FileToAdd[] {
  return Array.from(files, (file) => ({ file, name: file.name }))
}
