import { SETTING_NAMES } from '../../config/config.ts'
import { FILE_VARIABLES } from '../../config/secret-files.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Variables of a client, which commands and the SDK read. */
const CLIENT_VARIABLES = [
  'ENDCAP_CLIENT_ID',
  'ENDCAP_CLIENT_SECRET',
  'ENDCAP_CLIENT_SECRET_FILE',
  'ENDCAP_ORGANIZATION_ID',
]
const SERVICE_VARIABLES = [...SETTING_NAMES, ...FILE_VARIABLES]

/** Warns of ENDCAP_ variables in the environment that are no settings, most often typing errors. */
export function checkSettings(environment: NodeJS.ProcessEnv): Finding {
  const given = Object.keys(environment).filter((name) => name.startsWith('ENDCAP_'))
  const unknown = given.filter((name) => ![...SERVICE_VARIABLES, ...CLIENT_VARIABLES].includes(name))
  if (unknown.length > 0)
    return warning(
      'settings',
      `unknown setting: ${unknown.toSorted().join(', ')}`,
      'Check the spelling: docs/configuration.md lists all settings.',
    )
  const set = SERVICE_VARIABLES.filter((name) => environment[name])
  return ok(
    'settings',
    set.length === 0 ? 'none in the environment' : `in the environment: ${set.join(', ')}`,
  )
}
