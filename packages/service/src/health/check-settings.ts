import { SETTING_NAMES } from '../config/config.ts'
import { FILE_VARIABLES } from '../config/secret-files.ts'
import { unknownVariables } from '../config/unknown-variables.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Warns of unknown ENDCAP_ variables, most often typing errors. */
export function checkSettings(environment: NodeJS.ProcessEnv): Finding {
  const unknown = unknownVariables(environment)
  if (unknown.length > 0)
    return warning(
      'settings',
      unknown.join(' '),
      'Correct or remove the variable: docs/configuration.md lists all settings.',
    )
  const set = [...SETTING_NAMES, ...FILE_VARIABLES].filter((name) => environment[name])
  return ok(
    'settings',
    set.length === 0 ? 'none in the environment' : `in the environment: ${set.join(', ')}`,
  )
}
