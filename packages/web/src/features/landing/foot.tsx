import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Logo } from '#kit/ui/brand/logo.tsx'
import styles from './foot.module.css'
import { landingTexts } from './landing.texts.ts'

export function Foot() {
  const { foot, product } = useTexts(landingTexts)
  return (
    <footer className={styles.foot}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Logo name={product} />
          <p className="text-label">{foot.line}</p>
        </div>
        <nav aria-label={foot.name}>
          <ul className={styles.links}>
            {foot.links.map(({ name, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
