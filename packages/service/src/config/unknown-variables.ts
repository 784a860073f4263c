import { nearestName } from '../platform/http/nearest-name.ts'
import { FILE_VARIABLES } from './secret-files.ts'
import { settings } from './settings.ts'

const PREFIX = 'ENDCAP_'
/** Variables that commands and the SDK read. */
const CLIENT_VARIABLES = [
  'ENDCAP_CLIENT_ID',
  'ENDCAP_CLIENT_SECRET',
  'ENDCAP_CLIENT_SECRET_FILE',
  'ENDCAP_ORGANIZATION_ID',
]
const SETTINGS = Object.keys(settings.shape)
const KNOWN: ReadonlySet<string> = new Set([...SETTINGS, ...FILE_VARIABLES, ...CLIENT_VARIABLES])
/** Variables that Kubernetes and Docker set for a service or container named `endcap…`. */
const OF_A_LINK = /_(SERVICE_(HOST|PORT)(_\w+)?|PORT_\d+_(TCP|UDP)(_\w+)?)$/
const LINK = /^(tcp|udp):\/\//
/** Refused when the settings are read (`unknownStandIns`). */
const STAND_IN = 'ENDCAP_STOREFRONT_'

/** Describes each variable that resembles a setting but is unknown, with the likely name. */
export function unknownVariables(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment)
    .filter(([name, value = '']) => isUnknown(name) && !OF_A_LINK.test(name) && !LINK.test(value))
    .map(([name]) => unknownSetting(name))
    .toSorted()
}

const isUnknown = (name: string): boolean =>
  name.toUpperCase().startsWith(PREFIX) && !name.startsWith(STAND_IN) && !KNOWN.has(name)

/** Describes a name that is not a setting. */
export function unknownSetting(name: string): string {
  const bare = name.replace(/_FILE$/, '')
  if (bare !== name && SETTINGS.includes(bare))
    return `${name} is not a setting: only secrets are read from files. Set ${bare}.`
  const nearest = nearestSetting(name)
  return `${name} is not a setting. ${nearest === null ? 'docs/configuration.md lists all settings.' : `Did you mean ${nearest}?`}`
}

/** The common prefix does not count, because it makes all names similar. */
function nearestSetting(name: string): string | null {
  const names = new Map([...KNOWN].map((known) => [withoutPrefix(known), known]))
  const nearest = nearestName(withoutPrefix(name), names.keys())
  return nearest === null ? null : (names.get(nearest) ?? null)
}

const withoutPrefix = (name: string): string =>
  name.toUpperCase().startsWith(PREFIX) ? name.slice(PREFIX.length) : name
