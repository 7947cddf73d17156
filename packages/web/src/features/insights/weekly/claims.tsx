import { useId } from 'react'
import { Chip, ChipButton } from '#kit/ui/text/chip.tsx'
import { useSources } from '../sources/source-entries.ts'
import styles from './weekly-card.module.css'

interface ClaimsProps {
  title: string
  claims: readonly string[]
  /** Ids of the entries behind each claim. */
  backing: readonly (readonly string[])[] | undefined
}

/** Claims that each open the entries behind them. */
export function Claims({ title, claims, backing }: ClaimsProps) {
  const id = useId()
  if (claims.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {title}
      </h3>
      <ul className={styles.claims}>
        {claims.map((claim, index) => (
          <li key={claim}>
            <Claim claim={claim} ids={backing?.[index]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Claim({ claim, ids }: { claim: string; ids: readonly string[] | undefined }) {
  const { entries, open } = useSources(ids)
  if (entries.length === 0) return <Chip>{claim}</Chip>
  return <ChipButton onClick={open}>{claim}</ChipButton>
}
