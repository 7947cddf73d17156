import { useEffect, useState } from 'react'
import { lateTexts } from '#app/late.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { keepOnDevice } from './keep-on-device.ts'
import styles from './new-version.module.css'
import { reloadIntoNewest } from './reload-into-newest.ts'

/** Offers the next version once it's fully cached. Nothing happens without a click. */
export function NewVersion() {
  const texts = useTexts(lateTexts).newVersion
  const [state, setState] = useState<'none' | 'ready' | 'taken'>('none')
  useEffect(() => void keepOnDevice(window, () => setState('ready')), [])
  if (state === 'none') return null

  const take = () => {
    setState('taken')
    void reloadIntoNewest(window)
  }
  const actions = (
    <div className={styles.actions}>
      <Button kind="quiet" size="small" onClick={() => setState('none')}>
        {texts.later}
      </Button>
      <Button size="small" busy={state === 'taken'} onClick={take}>
        {texts.reload}
      </Button>
    </div>
  )
  return (
    <div className={styles.place}>
      <Banner action={actions}>{texts.ready}</Banner>
    </div>
  )
}
