import { useState } from 'react'
import { Checkbox, Radio } from '#kit/ui/choice/checkbox.tsx'
import { ChipGroup, ChoiceChip, OneOf } from '#kit/ui/choice/choice-chips.tsx'
import { ChoiceGroup } from '#kit/ui/choice/choice-group.tsx'
import { SegmentedControl } from '#kit/ui/choice/segmented-control.tsx'
import { Slider } from '#kit/ui/choice/slider.tsx'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { useTheme } from '#kit/ui/theme/use-theme.ts'
import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

const moods = { calm: 'Calm', neutral: 'Neutral', anxious: 'Anxious', sad: 'Sad' } as const

export function KitChoices() {
  const [theme, setTheme] = useTheme()
  const [spacing, setSpacing] = useState('1.6')
  return (
    <KitSection id="choices" title="Choices">
      <div className={styles.pairs}>
        <div>
          <Switch label="Daily reminder" hint="Once a day at 8:00 PM" defaultChecked />
          <Switch label="Streak alerts" hint="Only when a streak is at risk" />
          <Switch label="Push on this device" hint="Blocked in browser settings" disabled />
        </div>
        <ChoiceGroup legend="What brings you here">
          <Checkbox size="large" label="Self-reflection" defaultChecked />
          <Checkbox size="large" label="Problem-solving" />
          <Radio size="large" label="A single answer" name="kit-large" defaultChecked />
        </ChoiceGroup>
        <ChoiceGroup legend="Where entries are stored">
          <Radio
            name="kit-where"
            label="In the cloud"
            hint="Encrypted with your key"
            defaultChecked
          />
          <Radio name="kit-where" label="On this device only" />
          <Radio name="kit-where" label="Not available here" disabled />
        </ChoiceGroup>
        <ChoiceGroup legend="Before you go">
          <Checkbox label="I’ve saved my recovery code" defaultChecked />
          <Checkbox label="Log out on other devices" hint="You’ll need your password there" />
          <Checkbox label="Not now" disabled />
        </ChoiceGroup>
        <Slider
          label="Line spacing"
          valueText={spacing}
          min={1}
          max={2}
          step={0.1}
          value={spacing}
          onChange={(event) => setSpacing(event.target.value)}
        />
        <div>
          <SegmentedControl label="Theme" options={themes} value={theme} onChange={setTheme} />
        </div>
        <Chips />
      </div>
    </KitSection>
  )
}

function Chips() {
  const [mood, setMood] = useState<keyof typeof moods>('calm')
  const [hasFamily, setFamily] = useState(true)
  const [hasHobbies, setHobbies] = useState(false)
  return (
    <>
      <OneOf legend="Current mood" options={moods} value={mood} onChange={setMood} />
      <ChipGroup legend="Interests" hint="As many as you like">
        <ChoiceChip type="checkbox" checked={hasFamily} onChange={setFamily}>
          Family Life
        </ChoiceChip>
        <ChoiceChip type="checkbox" checked={hasHobbies} onChange={setHobbies}>
          Hobbies
        </ChoiceChip>
      </ChipGroup>
    </>
  )
}
