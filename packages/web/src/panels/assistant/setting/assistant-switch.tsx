import { useTexts } from '#kit/texts/use-texts.ts'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { assistantTexts } from '../assistant.texts.ts'
import { setAssistantOn, useAssistantIsOn } from './assistant-setting.ts'

/** Turns the assistant off, with every request to it. */
export function AssistantSwitch() {
  const { offSwitch } = useTexts(assistantTexts)
  const on = useAssistantIsOn()
  return (
    <Switch
      label={offSwitch.label}
      hint={on ? offSwitch.on : offSwitch.off}
      checked={on}
      onChange={(event) => setAssistantOn(event.currentTarget.checked)}
    />
  )
}
