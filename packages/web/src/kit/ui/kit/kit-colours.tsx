import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

const colours = [
  'desk',
  'paper',
  'well',
  'note',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-quiet',
  'accent',
  'accent-wash',
  'pen',
  'pen-deep',
  'danger',
  'danger-wash',
  'danger-fill',
  'warm',
  'strong',
]

export function KitColours() {
  return (
    <KitSection id="colours" title="Colour">
      <div className={styles.swatches}>
        {colours.map((colour) => (
          <div key={colour}>
            <div className={styles.swatch} style={{ background: `var(--${colour})` }} />
            <p className="text-small text-soft">{colour}</p>
          </div>
        ))}
      </div>
    </KitSection>
  )
}
