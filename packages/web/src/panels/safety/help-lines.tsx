import type { Help, Helpline } from '@daywell/core/safety'
import { useMemo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Select } from '#kit/ui/field/select.tsx'
import styles from './help-lines.module.css'
import { safetyTexts } from './safety.texts.ts'
import { countryOptions } from './use-help.ts'

interface HelpLinesProps {
  help: Help
  onCountry: (country: string) => void
}

/** Help lines of a country as dialable links, with a country picker. */
export function HelpLines({ help, onCountry }: HelpLinesProps) {
  const texts = useTexts(safetyTexts)
  const options = useMemo(() => countryOptions(texts.elsewhere), [texts])
  return (
    <div className={styles.help}>
      <p className={styles.emergency}>
        {texts.danger}{' '}
        {help.emergency.map((number) => (
          <a key={number} href={tel(number)}>
            {number}
          </a>
        ))}
      </p>
      <ul className={styles.lines}>
        {help.lines.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </ul>
      <Select
        label={texts.country}
        options={options}
        value={help.country ?? ''}
        onChange={(event) => onCountry(event.currentTarget.value)}
      />
      <p className={styles.every}>
        {texts.every}{' '}
        {help.directories.map(({ name, url }) => (
          <Away key={url} to={url}>
            {name}
          </Away>
        ))}
      </p>
    </div>
  )
}

function Line({ line }: { line: Helpline }) {
  const { linesFor, always, call, chat } = useTexts(safetyTexts)
  return (
    <li className={styles.line}>
      <span className={styles.name}>{line.name}</span>
      <span className={styles.note}>
        {linesFor[line.for]}
        {line.always && ` · ${always}`}
      </span>
      <span className={styles.ways}>
        {line.call && <a href={tel(line.call)}>{call(line.call)}</a>}
        {line.text && <a href={sms(line.text)}>{line.text}</a>}
        {line.chat && <Away to={line.chat}>{chat}</Away>}
      </span>
    </li>
  )
}

function Away({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const tel = (number: string) => `tel:${number.replaceAll(/[^\d*+]/g, '')}`
/** `Text HOME to 741741`: the number is at the end of the sentence. */
const sms = (sentence: string) =>
  `sms:${sentence.replace(/^.*?(\d[\d ]*)$/, '$1').replaceAll(' ', '')}`
