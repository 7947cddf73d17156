import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { Kbd } from '#kit/ui/text/kbd.tsx'
import { VisuallyHidden } from '#kit/ui/text/visually-hidden.tsx'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'
import { isMac, keyNames } from './key-names.ts'
import { shortcuts } from './shortcut-table.ts'
import { shortcutsTexts } from './shortcuts.texts.ts'
import styles from './shortcuts-help.module.css'
import { setSingleKeysAct, singleKeysAct } from './single-keys.ts'
import { writingKeyNames, writingKeys } from './writing-keys.ts'

/** All shortcuts, with this machine's keys. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const texts = useTexts(shortcutsTexts)
  const [alone, setAlone] = useState(singleKeysAct)
  const mac = isMac()
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <dl className={styles.list}>
        {shortcuts.map((shortcut) => (
          <div className={styles.row} key={shortcut.name}>
            <dt>{texts.actions[shortcut.name]}</dt>
            <dd className={styles.keys}>
              {shortcut.alone && alone && (
                <>
                  <Keys names={shortcut.alone.slice(0, 1)} /> {texts.or}{' '}
                </>
              )}
              <Keys names={keyNames(shortcut, mac)} />
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{texts.walk}</dt>
          <dd className={styles.keys}>
            <Keys names={['↑', '↓']} />
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{texts.leave}</dt>
          <dd className={styles.keys}>
            <Keys names={['Esc']} />
          </dd>
        </div>
      </dl>
      {formattingChoice.isOn() && <WritingKeys mac={mac} />}
      <Switch
        label={texts.singleKeys}
        hint={texts.singleKeysHint}
        checked={alone}
        onChange={({ target }) => {
          setAlone(target.checked)
          setSingleKeysAct(target.checked)
        }}
      />
    </Dialog>
  )
}

/** The keys of the text, while it's formatted. */
function WritingKeys({ mac }: { mac: boolean }) {
  const texts = useTexts(shortcutsTexts)
  return (
    <>
      <h3 className={styles.heading}>{texts.writing}</h3>
      <dl className={styles.list}>
        {writingKeys.map((one) => (
          <div className={styles.row} key={one.name}>
            <dt>{texts.writingKeys[one.name]}</dt>
            <dd className={styles.keys}>
              <Keys names={writingKeyNames(one, mac)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Symbols have spoken names. */
function Keys({ names }: { names: readonly string[] }) {
  const spoken: Readonly<Record<string, string>> = useTexts(shortcutsTexts).spoken
  return names.map((name) => (
    <Kbd key={name}>
      <span aria-hidden={name in spoken}>{name}</span>
      {name in spoken && <VisuallyHidden>{spoken[name]}</VisuallyHidden>}
    </Kbd>
  ))
}
