// Writes the tables of docs/configuration.md from the settings. With --check, fails if they are out of date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import { fileVariable, settingText } from '@endcap/foundation/settings/setting'
import { SETTING_GROUPS } from '../../packages/service/src/config/settings.ts'
import { writeOrCheck } from './write-or-check.ts'

type Schema = {
  meta: () => Record<string, unknown> | undefined
  safeParse: (value: unknown) => { success: boolean; data?: unknown }
}

const FILE = new URL('../../docs/configuration.md', import.meta.url)
const BEGIN = '<!-- generated from here: npm run docs -->'
const END = '<!-- to here -->'

function table(group: Readonly<Record<string, Schema>>): string {
  const rows = Object.entries(group).map(([setting, schema]) => {
    const {
      name = setting,
      description,
      fallback = defaultOf(setting, schema),
      secret,
    } = settingText.parse(schema.meta())
    const names = secret ? `\`${name}\` or \`${fileVariable(name)}\`` : `\`${name}\``
    return `| ${names} | ${fallback} | ${description} |`
  })
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...new Set(rows)].join('\n')
}

function defaultOf(name: string, schema: Schema): string {
  const { success, data } = schema.safeParse(undefined)
  if (success && data === undefined) return 'none'
  if (!success || (typeof data !== 'number' && typeof data !== 'string') || data === '')
    throw new Error(`${name}: the default cannot be derived, add \`fallback\` to its .meta()`)
  return `\`${data}\``
}

const current = readFileSync(FILE, 'utf8')
const [before, rest = ''] = current.split(BEGIN)
const [, after = ''] = rest.split(END)
const groups = Object.entries(SETTING_GROUPS).map(([title, group]) => `## ${title}\n\n${table(group)}\n`)
const wanted = `${before}${BEGIN}\n\n${groups.join('\n')}\n${END}${after}`
writeOrCheck(FILE, wanted)
