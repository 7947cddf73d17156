import type { Entry } from '@daywell/core/journal'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { UpgradeTeaser } from '#panels/paywall/upgrade-teaser.tsx'
import { SafetyCard } from '#panels/safety/safety-card.tsx'
import { askTexts } from './ask.texts.ts'
import styles from './ask-dialog.module.css'
import { AskedDays } from './asked-days.tsx'
import type { Outcome } from './asking.ts'
import type { Asking } from './use-asking.ts'

interface AskOutcomeProps {
  asking: Asking
  find: (id: string) => Entry | undefined
  onAgain: () => void
  onDismiss: () => void
  onOpen: (entry: Entry) => void
}

/** The outcome of a question. */
export function AskOutcome({ asking: { outcome }, ...acts }: AskOutcomeProps) {
  const texts = useTexts(askTexts)
  return (
    <>
      <p className={styles.working} role="status">
        {outcome === undefined && texts.working}
      </p>
      {outcome && <Came outcome={outcome} {...acts} />}
    </>
  )
}

type CameProps = Omit<AskOutcomeProps, 'asking'> & { outcome: Outcome }

function Came({ outcome, onAgain, onDismiss, ...days }: CameProps) {
  const texts = useTexts(askTexts)
  switch (outcome.kind) {
    case 'help':
      return <SafetyCard verdict={outcome.verdict} onDismiss={onDismiss} />
    case 'locked':
      return <UpgradeTeaser feature={texts.title} size="compact" />
    case 'too-long':
      return <Problem words={texts.tooLong} />
    case 'failed':
      return <Problem words={outcome.words} onAgain={onAgain} />
    case 'told':
      return <Told outcome={outcome} {...days} />
  }
}

function Problem({ words, onAgain }: { words: string; onAgain?: () => void }) {
  const { retry } = useTexts(askTexts)
  return (
    <div className={styles.problem} role="alert">
      <p>{words}</p>
      {onAgain && (
        <Button size="small" onClick={onAgain}>
          {retry}
        </Button>
      )}
    </div>
  )
}

interface ToldProps extends Pick<AskOutcomeProps, 'find' | 'onOpen'> {
  outcome: Extract<Outcome, { kind: 'told' }>
}

/** Shows the answers that found something; if none did, says so once. */
function Told({ outcome: { parts, isOffline }, ...days }: ToldProps) {
  const texts = useTexts(askTexts)
  const answers = parts.filter((part) => part.found)
  return (
    <div className={styles.answer} role="status">
      {answers.length === 0 && (
        <>
          <p className={styles.words} dir="auto">
            {parts[0]?.response ?? texts.notFound}
          </p>
          <AskedDays
            label={texts.nearest}
            sources={parts.flatMap(({ sources }) => sources)}
            {...days}
          />
        </>
      )}
      {answers.map(({ by, response, sources }) => (
        <div key={by} className={styles.part}>
          {by === 'device' && answers.length > 1 && (
            <p className="text-quiet">{texts.onThisDevice}</p>
          )}
          <p className={styles.words} dir="auto">
            {response}
          </p>
          <AskedDays label={texts.days} sources={sources} {...days} />
        </div>
      ))}
      {isOffline && (
        <p className="text-small text-quiet">
          {parts.some(({ byMeaning }) => byMeaning) ? texts.offlineByMeaning : texts.offline}
        </p>
      )}
    </div>
  )
}
