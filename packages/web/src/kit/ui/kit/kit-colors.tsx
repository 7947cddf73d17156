import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

const colors = [
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

export function KitColors() {
  return (
    <KitSection id="colours" title="Colour">
      <div className={styles.swatches}>
        {colors.map((color) => (
          <div key={color}>
            <div className={styles.swatch} style={{ background: `var(--${color})` }} />
            <p className="text-small text-soft">{color}</p>
          </div>
        ))}
      </div>
    </KitSection>
  )
}
