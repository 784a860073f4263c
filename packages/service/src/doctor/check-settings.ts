import { SETTING_NAMES } from '../config.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Settings of this name are nobody's: a slip of the pen, most often. */
export function checkSettings(environment: NodeJS.ProcessEnv): Finding {
  const given = Object.keys(environment).filter((name) => name.startsWith('ENDCAP_'))
  const unknown = given.filter((name) => !SETTING_NAMES.includes(name))
  if (unknown.length > 0)
    return warning(
      'settings',
      `there is no setting ${unknown.toSorted().join(', ')}`,
      'Look for a slip of the pen: docs/configuration.md has every name.',
    )
  const set = SETTING_NAMES.filter((name) => environment[name])
  return ok(
    'settings',
    set.length === 0 ? 'none in the environment' : `in the environment: ${set.join(', ')}`,
  )
}
