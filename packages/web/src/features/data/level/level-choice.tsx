import { type PrivacyLevel, privacyLevels } from '@daywell/core/preferences'
import { Check } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './level.module.css'
import { levelTexts } from './level.texts.ts'

const LEVELS: readonly PrivacyLevel[] = ['local', 'hybrid', 'cloud']

interface Props {
  readonly current: PrivacyLevel | undefined
  readonly disabled: boolean
  readonly onChoose: (level: PrivacyLevel) => void
}

/** The levels, strictest first, each with a picture; the current one is marked. */
export function LevelChoice({ current, disabled, onChoose }: Props) {
  const texts = useTexts(levelTexts)
  return (
    <ul className={styles.levels}>
      {LEVELS.map((level) => (
        <li key={level} className={styles.level} aria-current={level === current || undefined}>
          <LevelPicture level={level} />
          <div className={styles.words}>
            <h3>{privacyLevels[level]}</h3>
            <p className="text-soft">{texts.levels[level]}</p>
          </div>
          {level === current ? (
            <p className={styles.current}>
              <Check aria-hidden="true" />
              {texts.current}
            </p>
          ) : (
            <Button
              className={styles.act}
              disabled={disabled || !current}
              onClick={() => onChoose(level)}
            >
              {texts.choose(privacyLevels[level])}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** How many of the three drawn entries are on the server. */
const ON_SERVER: Readonly<Record<PrivacyLevel, number>> = { local: 0, hybrid: 2, cloud: 3 }
const LINE_HEIGHTS = [15, 21, 27]

/** A device and a cloud, with the lines of three entries. Decorative: the text says the same. */
function LevelPicture({ level }: { level: PrivacyLevel }) {
  const synced = ON_SERVER[level]
  return (
    <svg className={styles.picture} viewBox="0 0 114 44" aria-hidden="true">
      <rect x="3" y="7" width="38" height="27" rx="3" />
      <path d="M1 39h42" />
      {LINE_HEIGHTS.map((y) => (
        <path key={y} className={styles.entry} d={`M11 ${y}h22`} />
      ))}
      {synced > 0 && <path d="M47 22h12m-3-3 3 3-3 3m-6-6-3 3 3 3" />}
      <path
        className={classNames(synced === 0 && styles.unused)}
        d="M82 36h19a9.5 9.5 0 0 0 1.6-18.9A14 14 0 0 0 76 13.6 11.3 11.3 0 0 0 82 36z"
      />
      {LINE_HEIGHTS.slice(0, synced).map((y) => (
        <path key={y} className={styles.entry} d={`M82 ${y + 2}h16`} />
      ))}
    </svg>
  )
}
