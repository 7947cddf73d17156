import type { Help, Helpline } from '@daywell/core/safety'
import { useMemo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { Select } from '#kit/ui/field/select.tsx'
import styles from './help-lines.module.css'
import { safetyTexts } from './safety.texts.ts'
import { countryOptions } from './use-help.ts'

/** The first line and the emergency number, large; before anything that has to be read. */
export function HelpNumbers({ help }: { help: Help }) {
  const { danger } = useTexts(safetyTexts)
  const [first] = help.lines
  return (
    <div className={styles.numbers}>
      {first && <FirstLine line={first} />}
      <p className={styles.emergency}>
        {danger}{' '}
        {help.emergency.map((number) => (
          <a key={number} href={tel(number)}>
            {number}
          </a>
        ))}
      </p>
    </div>
  )
}

interface MoreHelpProps {
  help: Help
  onCountry: (country: string) => void
}

/** The other lines as dialable links, with a country picker. */
export function MoreHelp({ help, onCountry }: MoreHelpProps) {
  const texts = useTexts(safetyTexts)
  const options = useMemo(() => countryOptions(texts.elsewhere), [texts])
  const others = help.lines.slice(1)
  return (
    <div className={styles.more}>
      {others.length > 0 && (
        <ul className={styles.lines}>
          {others.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      )}
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

function FirstLine({ line }: { line: Helpline }) {
  const main = buttonClass({ kind: 'primary', size: 'large' })
  const other = buttonClass({ size: 'large' })
  return (
    <>
      <div className={styles.line}>
        <NameOf line={line} />
      </div>
      <p className={styles.large}>
        <Ways line={line} main={main} other={line.call ? other : main} />
      </p>
    </>
  )
}

function Line({ line }: { line: Helpline }) {
  return (
    <li className={styles.line}>
      <NameOf line={line} />
      <span className={styles.ways}>
        <Ways line={line} />
      </span>
    </li>
  )
}

function NameOf({ line }: { line: Helpline }) {
  const { linesFor, always } = useTexts(safetyTexts)
  return (
    <>
      <span className={styles.name}>{line.name}</span>
      <span className={styles.note}>
        {linesFor[line.for]}
        {line.always && ` · ${always}`}
      </span>
    </>
  )
}

interface WaysProps {
  line: Helpline
  /** Class of the phone number. */
  main?: string
  other?: string
}

/** Call, text or chat, as far as the line offers it. */
function Ways({ line: { call, text, chat }, main, other }: WaysProps) {
  const texts = useTexts(safetyTexts)
  return (
    <>
      {call && (
        <a className={main} href={tel(call)}>
          {texts.call(call)}
        </a>
      )}
      {text && (
        <a className={other} href={sms(text)}>
          {text}
        </a>
      )}
      {chat && (
        <Away className={other} to={chat}>
          {texts.chat}
        </Away>
      )}
    </>
  )
}

interface AwayProps {
  to: string
  className?: string | undefined
  children: string
}

function Away({ to, className, children }: AwayProps) {
  return (
    <a className={className} href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const tel = (number: string) => `tel:${number.replaceAll(/[^\d*+]/g, '')}`
/** `Text HOME to 741741`: the number is at the end of the sentence. */
const sms = (sentence: string) =>
  `sms:${sentence.replace(/^.*?(\d[\d ]*)$/, '$1').replaceAll(' ', '')}`
