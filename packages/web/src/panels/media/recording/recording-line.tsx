import { lengthText } from '@daywell/core/media'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from '../media.module.css'
import { mediaTexts } from '../media.texts.ts'
import type { RecordingProps } from './recording-props.ts'

/** On paper, a recording is its name and its length: `Voice note, 2:10`. */
export function RecordingLine({ item, info }: RecordingProps) {
  const { kinds } = useTexts(mediaTexts)
  const name = item.caption === '' ? kinds[info.kind] : item.caption
  return (
    <p className={styles.line} dir="auto">
      {info.seconds === undefined ? name : `${name}, ${lengthText(info.seconds)}`}
    </p>
  )
}
