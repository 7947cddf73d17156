import { mistypedSettings } from '#config/mistyped.ts'
import { warningsOf } from '#config/warnings.ts'
import { whatItRunsOn } from '#what-it-runs-on.ts'
import type { Check } from './check.ts'

const name = 'Settings'

/** Those that can't be read at all end the command before. */
export const checkSettings: Check = ({ env, config }) => {
  const warnings = [...mistypedSettings(env), ...warningsOf(config)].map((line) => {
    const [found = '', ...todo] = line.replace(/^WARNING: /, '').split(/(?<=[.]) (?=[A-Z])/)
    return {
      name,
      status: 'warning' as const,
      found,
      ...(todo.length > 0 && { todo: todo.join(' ') }),
    }
  })
  const runsOn = whatItRunsOn(config).slice(0, 3).join('. ')
  return [{ name, status: 'ok', found: `${runsOn}.` }, ...warnings]
}
