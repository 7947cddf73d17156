import { Search } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#kit/ui/field/field.tsx'
import { PasswordField } from '#kit/ui/field/password-field.tsx'
import { Select } from '#kit/ui/field/select.tsx'
import { TextArea } from '#kit/ui/field/text-area.tsx'
import { TimeField } from '#kit/ui/field/time-field.tsx'
import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

const times = [
  { value: 'morning', label: 'Morning' },
  { value: 'evening', label: 'Evening' },
]

export function KitFields() {
  const [time, setTime] = useState('20:00')
  return (
    <KitSection id="fields" title="Fields">
      <div className={styles.pairs}>
        <Field label="Display name" placeholder="How we greet you" optionalLabel="optional" />
        <Field
          label="Username"
          hint="Letters, numbers, underscores and hyphens"
          defaultValue="mara_l"
          data-force="focus"
        />
        <Field
          label="Email"
          type="email"
          error="Invalid email address"
          defaultValue="mara@home"
          required
        />
        <PasswordField
          label="Password"
          showLabel="Show the password"
          hideLabel="Hide the password"
          defaultValue="a quiet desk"
          autoComplete="off"
        />
        <Field
          label="Search entries"
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder="A word, a month, a tag"
        />
        <Select label="Preferred writing time" options={times} defaultValue="evening" />
        <TimeField label="Reminder time" value={time} onChange={setTime} />
        <TextArea label="Your own goal" placeholder="In your own words" />
        <Field label="Read-only field" defaultValue="2025-11-13" disabled />
      </div>
    </KitSection>
  )
}
