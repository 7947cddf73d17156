import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { Chip, ChipButton, Chips } from '#kit/ui/text/chip.tsx'
import { Kbd } from '#kit/ui/text/kbd.tsx'
import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

const moods = ['Happy', 'Calm', 'Neutral', 'Anxious']

export function KitText() {
  const [mood, setMood] = useState('Calm')
  return (
    <>
      <KitSection id="type" title="Type">
        <p className="text-display">Display</p>
        <p className="text-title">Title: The long way home</p>
        <p className="text-lead">
          Lead: <em>What did you put down today?</em>
        </p>
        <p className="text-page">
          Page: She threw every one straight down, like posting a letter, and laughed each time. He
          never corrected her hand. He only said, that one went deep. Žižkov, Łódź, 1986.
        </p>
        <p className="text-label">Label: Thu, Nov 13</p>
        <p>
          Controls: Show past entries, or follow{' '}
          <a className="text-link" href="#type">
            a link in a sentence
          </a>
        </p>
        <p className="text-small text-quiet">Small: Saved at 9:04 PM</p>
      </KitSection>
      <KitSection id="chips" title="Chips and marks">
        <div className={styles.row}>
          <Chips>
            <Chip>canal</Chip>
            <Chip>stones</Chip>
            <Chip>week</Chip>
          </Chips>
          <Chips>
            {moods.map((name) => (
              <ChipButton key={name} pressed={name === mood} onClick={() => setMood(name)}>
                {name}
              </ChipButton>
            ))}
            <ChipButton disabled>Sad</ChipButton>
            <ChipButton aria-label="Add a tag">
              <Plus aria-hidden="true" />
            </ChipButton>
          </Chips>
        </div>
        <div className={styles.row}>
          <Ribbon>Premium</Ribbon>
          <Ribbon shout>Best value</Ribbon>
          <span className={styles.keys}>
            <Kbd>Ctrl</Kbd>
            <Kbd>S</Kbd>
          </span>
        </div>
      </KitSection>
    </>
  )
}
