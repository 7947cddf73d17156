import { classNames } from '#kit/ui/class-names.ts'
import styles from './logo.module.css'

/** A sun over a well: the day above the line, what it leaves below it. */
function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 2.5 24 24" aria-hidden="true">
      <path d="M6.5 13.5a5.5 5.5 0 0 1 11 0M2.5 13.5h19M6 17.5h12M9.5 21.2h5" />
    </svg>
  )
}

/** The mark and the name. Wrap it in a link that names its target. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {name}
    </span>
  )
}
