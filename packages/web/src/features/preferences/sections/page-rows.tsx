import { fontSizes, type Preferences, ranges } from '@daywell/core/preferences'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { OneOf } from '#kit/ui/choice/choice-chips.tsx'
import { Slider } from '#kit/ui/choice/slider.tsx'
import { Switch } from '#kit/ui/choice/switch.tsx'
import type { Theme } from '#kit/ui/theme/theme.ts'
import { useTheme } from '#kit/ui/theme/use-theme.ts'
import { KeepOriginals } from '#panels/media/keep-originals.tsx'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'
import { fieldTexts } from '../form/fields.texts.ts'
import type { PreferencesForm } from '../form/use-preferences-form.ts'
import { PageSample } from '../parts/page-sample.tsx'
import { Row } from '../parts/section.tsx'
import styles from './sections.module.css'

/** How the page looks, next to a preview. */
export function PageRows({ form }: { form: PreferencesForm }) {
  const { names, values } = useTexts(fieldTexts)
  const look = form.wanted.accessibility
  const set = (part: Partial<Preferences['accessibility']>) =>
    form.change({ ...form.wanted, accessibility: { ...look, ...part } })
  return (
    <>
      <Row>
        <div className={styles.controls}>
          <Appearance />
          <OneOf
            legend={names['accessibility.fontSize']}
            options={fontSizes}
            value={look.fontSize}
            onChange={(fontSize) => set({ fontSize })}
          />
          <Slider
            {...ranges.lineSpacing}
            label={names['accessibility.lineSpacing']}
            valueText={values.spacing(look.lineSpacing)}
            value={look.lineSpacing}
            onChange={({ target }) => set({ lineSpacing: target.valueAsNumber })}
          />
        </div>
      </Row>
      <Row>
        <PageSample look={look} />
      </Row>
      <Row>
        <Formatting />
      </Row>
      <Row>
        <KeepOriginals />
      </Row>
    </>
  )
}

function Formatting() {
  const { label, hint } = useTexts(fieldTexts).formatting
  const isOn = useObservable(formattingChoice, formattingChoice.isOn)
  return (
    <Switch
      label={label}
      hint={hint}
      checked={isOn}
      onChange={({ target }) => formattingChoice.set(target.checked)}
    />
  )
}

function Appearance() {
  const { appearance } = useTexts(fieldTexts)
  const [theme, setTheme] = useTheme()
  const { label, hint, system, light, dark } = appearance
  const options: Record<Theme, string> = { system, light, dark }
  return <OneOf legend={label} hint={hint} options={options} value={theme} onChange={setTheme} />
}
