import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { WAYS, type Way, waysTo } from '@daywell/core/privacy'
import { useId, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Radio } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import type { Journal } from '#services/journal/journal.ts'
import styles from './level.module.css'
import { type LevelTexts, levelTexts } from './level.texts.ts'
import { useWhereabouts } from './use-level-change.ts'
import type { Whereabouts } from './whereabouts.ts'

interface Props {
  readonly journal: Journal
  readonly to: PrivacyLevel
  readonly onClose: () => void
}

/** PRIV-11: asks what should happen to existing entries. */
export function AskDialog({ journal, to, onClose }: Props) {
  const texts = useTexts(levelTexts)
  const counts = useWhereabouts(journal)
  const [way, setWay] = useState<Way>()
  const [missing, setMissing] = useState(false)
  const level = privacyLevels[to]
  const confirm = () => (way ? journal.levelChange.start({ to, way }) : setMissing(true))
  return (
    <Dialog
      open
      wide
      title={texts.ask.title(level)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.ask.cancel}
          </Button>
          {/* The next step only once something is chosen; until then it says what's missing. */}
          <Button kind={way ? 'primary' : 'plain'} onClick={confirm}>
            {texts.ask.confirm(level)}
          </Button>
        </>
      }
    >
      <p>{summary(texts, counts)}</p>
      <Ways to={to} chosen={way} onChoose={setWay} />
      <p role="alert" className={styles.missing}>
        {missing && !way && texts.ask.missing}
      </p>
    </Dialog>
  )
}

function Ways(props: { to: PrivacyLevel; chosen: Way | undefined; onChoose: (way: Way) => void }) {
  const texts = useTexts(levelTexts)
  const name = useId()
  const sensible = waysTo(props.to)
  return (
    <ChoiceGroup legend={texts.ask.legend}>
      {WAYS.map((way) => (
        <Radio
          key={way}
          name={name}
          value={way}
          label={texts.ask[way]}
          hint={hintFor(texts, way, props.to)}
          disabled={!sensible.includes(way)}
          checked={props.chosen === way}
          data-autofocus={way === sensible[0] ? '' : undefined}
          onChange={() => props.onChoose(way)}
        />
      ))}
    </ChoiceGroup>
  )
}

function hintFor({ hints }: LevelTexts, way: Way, to: PrivacyLevel): string {
  if (way === 'leave') return to === 'local' ? hints.leaveLocal : hints.leaveOther
  if (way === 'upload') return to === 'local' ? hints.notUpload : hints.upload
  return to === 'cloud' ? hints.notBring : hints.bring
}

function summary({ ask }: LevelTexts, { onlyHere, onServer, waiting }: Whereabouts): string {
  if (onlyHere + onServer + waiting === 0) return ask.nothing
  const counted = [
    [onlyHere, ask.onlyHere],
    [onServer, ask.onServer],
    [waiting, ask.waiting],
  ] as const
  return counted.flatMap(([count, say]) => (count > 0 ? [say(count)] : [])).join(' ')
}
