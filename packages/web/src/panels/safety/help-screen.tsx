import { helpAt } from '@daywell/core/safety'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { listensToDrafts, setListensToDrafts } from './draft-setting.ts'
import { HelpNumbers, MoreHelp } from './help-lines.tsx'
import styles from './help-screen.module.css'
import { safetyTexts } from './safety.texts.ts'
import { useWhere } from './use-help.ts'

/** Help lines for everyone: no session, network or reason needed. */
export default function HelpScreen() {
  const { help } = useTexts(safetyTexts)
  const { where, setCountry } = useWhere()
  const found = helpAt(where)
  const [listens, setListens] = useState(listensToDrafts)
  const choose = (on: boolean) => {
    setListensToDrafts(on)
    setListens(on)
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="text-title">{help.title}</h1>
      <Paper className={styles.lines}>
        <HelpNumbers help={found} />
        <p>{help.lead}</p>
        <MoreHelp help={found} onCountry={setCountry} />
      </Paper>
      <p className={styles.private}>{help.private}</p>
      <Switch
        label={help.drafts}
        hint={help.draftsHint}
        checked={listens}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </div>
  )
}
