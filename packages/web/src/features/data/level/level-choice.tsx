import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { Cloud, CloudCog, Laptop } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Chip } from '#kit/ui/text/chip.tsx'
import styles from './level.module.css'
import { levelTexts } from './level.texts.ts'

const LEVELS: readonly PrivacyLevel[] = ['local', 'hybrid', 'cloud']
const marks = { local: Laptop, hybrid: CloudCog, cloud: Cloud }

interface Props {
  readonly current: PrivacyLevel | undefined
  readonly disabled: boolean
  readonly onChoose: (level: PrivacyLevel) => void
}

/** The levels, strictest first, with the current one marked. */
export function LevelChoice({ current, disabled, onChoose }: Props) {
  const texts = useTexts(levelTexts)
  return (
    <ul className={styles.levels}>
      {LEVELS.map((level) => {
        const Mark = marks[level]
        return (
          <li key={level} className={styles.level} aria-current={level === current || undefined}>
            <Mark aria-hidden="true" />
            <div className={styles.words}>
              <h3>{privacyLevels[level]}</h3>
              <p className="text-soft">{texts.levels[level]}</p>
            </div>
            <div className={styles.act}>
              {level === current ? (
                <Chip>{texts.current}</Chip>
              ) : (
                <Button disabled={disabled || !current} onClick={() => onChoose(level)}>
                  {texts.choose(privacyLevels[level])}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
