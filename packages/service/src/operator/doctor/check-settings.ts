import { SETTING_NAMES } from '../../config/config.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Warns of ENDCAP_ variables in the environment that are no settings, most often typing errors. */
export function checkSettings(environment: NodeJS.ProcessEnv): Finding {
  const given = Object.keys(environment).filter((name) => name.startsWith('ENDCAP_'))
  const unknown = given.filter((name) => !SETTING_NAMES.includes(name))
  if (unknown.length > 0)
    return warning(
      'settings',
      `unknown setting: ${unknown.toSorted().join(', ')}`,
      'Check the spelling: docs/configuration.md lists all settings.',
    )
  const set = SETTING_NAMES.filter((name) => environment[name])
  return ok(
    'settings',
    set.length === 0 ? 'none in the environment' : `in the environment: ${set.join(', ')}`,
  )
}
