import { Download, Pencil, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import styles from './kit.module.css'
import { KitSection } from './kit-section.tsx'

const kinds = [
  ['primary', 'Save entry'],
  ['plain', 'Start new entry'],
  ['quiet', 'Hide entries'],
  ['danger', 'Delete account'],
  ['danger-solid', 'Delete'],
] as const

/** `data-force` marks the states that the screenshots force: hover or keyboard focus. */
export function KitButtons() {
  return (
    <KitSection id="buttons" title="Buttons">
      <div className={styles.states}>
        {kinds.map(([kind, words]) => (
          <Fragment key={kind}>
            <Button kind={kind}>{words}</Button>
            <Button kind={kind} data-force="hover">
              Hover
            </Button>
            <Button kind={kind} data-force="focus-visible">
              Focus
            </Button>
            <Button kind={kind} disabled>
              Disabled
            </Button>
            <Button kind={kind} busy busyLabel="Saving…">
              Save
            </Button>
          </Fragment>
        ))}
      </div>
      <div className={styles.row}>
        <Button kind="primary" size="large">
          Next
        </Button>
        <Button size="small">Small</Button>
        <a className={buttonClass({ kind: 'plain' })} href="#buttons">
          Go to the buttons
        </a>
        <Button kind="quiet" icon={<Pencil aria-hidden="true" />}>
          Edit
        </Button>
        <span>
          <IconButton aria-label="Edit">
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton aria-label="Export" data-force="hover">
            <Download aria-hidden="true" />
          </IconButton>
          <IconButton aria-label="Delete" danger data-force="hover">
            <Trash2 aria-hidden="true" />
          </IconButton>
          <IconButton aria-label="Edit (unavailable)" disabled>
            <Pencil aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </KitSection>
  )
}
