import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { originalsChoice } from '#services/preferences/originals-choice.ts'
import { mediaTexts } from './media.texts.ts'

/** The one choice, wherever it's shown. */
export function KeepOriginals() {
  const { label, hint } = useTexts(mediaTexts).originals
  const isOn = useObservable(originalsChoice, originalsChoice.isOn)
  return (
    <Switch
      label={label}
      hint={hint}
      checked={isOn}
      onChange={({ target }) => originalsChoice.set(target.checked)}
    />
  )
}
