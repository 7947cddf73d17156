import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { usePreferences } from '#services/preferences/use-preferences.ts'
import { fieldTexts } from './form/fields.texts.ts'
import type { PreferencesForm } from './form/use-preferences-form.ts'
import { preferencesTexts } from './preferences.texts.ts'
import styles from './save-bar.module.css'

/** Shows whether everything is saved; sticky while something isn't. */
export function SaveBar({ form }: { form: PreferencesForm }) {
  const { bar } = useTexts(preferencesTexts)
  const { changed, saving } = form
  return (
    <section className={classNames(styles.bar, changed && styles.changed)} aria-label={bar.name}>
      <Complaints form={form} />
      <p className={styles.state} role="status">
        <State form={form} />
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          kind="primary"
          busy={saving}
          busyLabel={bar.saving}
          aria-disabled={!changed}
        >
          {bar.save}
        </Button>
        {changed && !saving && (
          <Button kind="quiet" onClick={form.discard}>
            {bar.discard}
          </Button>
        )}
      </div>
    </section>
  )
}

function State({ form: { changed } }: { form: PreferencesForm }) {
  const { bar } = useTexts(preferencesTexts)
  const store = usePreferences()
  const waiting = useObservable(store, store.isWaiting)
  if (changed) return bar.changed
  return waiting ? bar.waiting : bar.saved
}

/** Errors by label, since the field may be out of view. */
function Complaints({ form }: { form: PreferencesForm }) {
  const { bar } = useTexts(preferencesTexts)
  const { names } = useTexts(fieldTexts)
  const found = Object.entries(form.complaints)
  if (found.length === 0) return null
  const nameOf = (path: string) =>
    Object.entries(names).find(([name]) => path === name || path.startsWith(`${name}.`))?.[1]
  return (
    <div className={styles.wrong} role="alert">
      {found.map(([path, why]) => (
        <p key={path}>{bar.wrong(nameOf(path) ?? bar.otherField, why)}</p>
      ))}
    </div>
  )
}
