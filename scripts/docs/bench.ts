// Writes the table of bench/README.md from the files' head comments.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import { benchCommands } from '../bench-commands.ts'
import { writeOrCheck } from './write-or-check.ts'

const FILE = new URL('../../bench/README.md', import.meta.url)
const MARKER = '<!-- generated from here: npm run docs -->'

const [prose] = readFileSync(FILE, 'utf8').split(MARKER)
const cell = (text: string): string => text.replaceAll('|', '\\|')
const rows = benchCommands().map(
  ({ name, file, args, about }) =>
    `| [\`${name}\`](${file})${args === '' ? '' : ` \`${cell(args)}\``} | ${cell(about)} |`,
)
writeOrCheck(FILE, `${prose}${MARKER}\n\n| Command | Measures |\n|---|---|\n${rows.join('\n')}\n`)
