import type { Entry } from '@daywell/core/journal'
import type { Reader } from '@daywell/core/report'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Checkbox, Radio } from '#kit/ui/choice/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { Select } from '#kit/ui/field/select.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useSessionState } from '#services/session/session-context.ts'
import { Outcome } from '../outcome.tsx'
import styles from '../report.module.css'
import { reportTexts } from '../report.texts.ts'
import { type ReportState, useReport } from '../use-report.ts'
import { inOrder, isMadeHere, isOnServer, today } from '../where-made.ts'
import { EntryChoices } from './entry-choices.tsx'
import { type Days, daysOf, isDay, type Preset } from './presets.ts'
import { wantedRange } from './wanted-range.ts'

/** Chooses a range and its entries. */
export function RangeDialog({ journal, onClose }: { journal: Journal; onClose: () => void }) {
  const all = useTexts(reportTexts)
  const texts = all.dialog
  const { premium } = useClients()
  const session = useSessionState()
  const { state, make, printed } = useReport()
  const [preset, setPreset] = useState<Preset | 'own'>('month')
  const [days, setDays] = useState<Days>(() => daysOf('month', today()))
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [reader, setReader] = useState<Reader>('self')
  const [withName, setWithName] = useState(false)
  const isRightWay = isDay(days.from) && isDay(days.to) && days.from <= days.to
  const within = isRightWay ? entriesIn(journal, days) : []
  const isHere = isMadeHere(journal.levels.level(), within)
  const offered = isHere ? within : within.filter(isOnServer)
  const chosen = offered.filter(({ _id }) => !leftOut.has(_id))
  const wish = JSON.stringify([days, chosen.map(({ _id }) => _id), reader, withName])
  const [madeOf, setMadeOf] = useState(wish)
  const name = session.phase === 'signed-in' ? session.person?.displayName : undefined

  const choosePreset = (value: Preset | 'own') => {
    setPreset(value)
    if (value !== 'own') setDays(daysOf(value, today()))
  }
  const changeDays = (changed: Partial<Days>) => {
    setPreset('own')
    setDays({ ...days, ...changed })
  }
  const exportNow = () => {
    const of = { days, chosen, isAll: chosen.length === within.length, reader, withName, name }
    setMadeOf(wish)
    void make(wantedRange(journal, premium, { ...of, isHere }))
  }

  return (
    <Dialog
      open
      wide
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          {/* Beside the button, and an outcome of another selection doesn't apply to this one. */}
          <div className={styles.outcome}>
            <Outcome state={isOver(state) && madeOf !== wish ? REST : state} onPrinted={printed} />
          </div>
          <Button
            kind="primary"
            aria-disabled={chosen.length === 0}
            busy={state.phase === 'busy' || state.phase === 'printing'}
            onClick={exportNow}
          >
            {isHere ? texts.print : texts.export}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.days}>
          <Select
            label={texts.presets}
            value={preset}
            onChange={(event) => choosePreset(event.target.value as Preset | 'own')}
            options={(['week', 'month', 'days30', 'year', 'own'] as const).map((value) => ({
              value,
              label: texts[value],
            }))}
          />
          <Field
            type="date"
            label={texts.from}
            value={days.from}
            onChange={(event) => changeDays({ from: event.target.value })}
          />
          <Field
            type="date"
            label={texts.to}
            value={days.to}
            error={days.from > days.to && isDay(days.to) ? texts.wrongWay : undefined}
            onChange={(event) => changeDays({ to: event.target.value })}
          />
        </div>
        <EntryChoices entries={offered} leftOut={leftOut} onChange={setLeftOut} />
        <div className={styles.reader}>
          <ChoiceGroup legend={texts.reader} columns>
            {(['self', 'therapist'] as const).map((value) => (
              <Radio
                key={value}
                name="reader"
                label={texts[value]}
                checked={reader === value}
                onChange={() => setReader(value)}
              />
            ))}
          </ChoiceGroup>
          {name !== undefined && (
            <Checkbox
              label={texts.name}
              hint={name}
              checked={withName}
              onChange={() => setWithName(!withName)}
            />
          )}
        </div>
        {isHere && <p className="text-small text-soft">{all.here}</p>}
        {offered.length < within.length && (
          <p className="text-small text-soft">{all.leftOut(within.length - offered.length)}</p>
        )}
      </div>
    </Dialog>
  )
}

const REST: ReportState = { phase: 'rest' }

const isOver = ({ phase }: ReportState) => phase === 'done' || phase === 'failed'

function entriesIn({ store }: Journal, { from, to }: Days): Entry[] {
  return inOrder(store.entries().filter(({ localDate }) => from <= localDate && localDate <= to))
}
