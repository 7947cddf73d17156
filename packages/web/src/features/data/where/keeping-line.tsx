import { sizeText } from '@daywell/core/storage'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { useKeeping } from './use-keeping.ts'
import styles from './where.module.css'
import { whereTexts } from './where.texts.ts'

/** The size, and whether the browser may evict it; offers to ask for persistent storage. */
export function KeepingLine({ bytes }: { bytes: number }) {
  const texts = useTexts(whereTexts)
  const { keeping, room, ask } = useKeeping()
  const mayAsk = keeping === 'not-kept' || keeping === 'refused'
  const says = { unknown: 'unknown', kept: 'kept', 'not-kept': 'notKept' } as const
  return (
    <div className={styles.lines}>
      <p>
        {texts.size(sizeText(bytes))}{' '}
        {room && texts.sizeOfAll(sizeText(room.used), sizeText(room.granted))}
      </p>
      <p role="status">
        {keeping === 'refused' || keeping === 'granted'
          ? texts.keeping[keeping]
          : texts.keeping[says[keeping]]}
      </p>
      {mayAsk && (
        <Button className={styles.ask} onClick={ask}>
          {texts.keeping.ask}
        </Button>
      )}
    </div>
  )
}
