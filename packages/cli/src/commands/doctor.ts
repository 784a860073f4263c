import { QUEUES } from '@endcap/service/app/modules'
import { ConfigError, readConfig } from '@endcap/service/config/config'
import { checkSettings } from '@endcap/service/health/check-settings'
import { type Finding, failed } from '@endcap/service/health/finding'
import { Command } from 'commander'
import { examine } from '../operator/doctor/examine.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'

const LABELS: Record<Finding['status'], string> = { ok: 'ok', warning: 'warning', failed: 'FAILED' }
const LABEL_WIDTH = 9
const NAME_WIDTH = 22

/** Returns the command `endcap doctor`. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('check everything that the service needs, and report problems')
    .addHelpText('after', examples('endcap doctor', 'endcap doctor --data /var/lib/endcap --json'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(doctor)
}

async function doctor({ data, json = false }: CommonOptions): Promise<void> {
  const counts = { ok: 0, warning: 0, failed: 0 }
  for await (const finding of findings(data)) {
    counts[finding.status]++
    if (json) printLine(JSON.stringify(finding))
    else printFinding(finding)
  }
  if (!json) printLine(`\n${counts.ok} ok, ${counts.warning} warnings, ${counts.failed} failed`)
  const code = counts.failed > 0 ? 1 : 0
  process.exitCode = code
  // Ends the process once all output is written, because a check that hangs would keep it alive.
  process.stdout.write('', () => process.exit(code))
}

async function* findings(data: string | undefined): AsyncGenerator<Finding> {
  try {
    const config = readConfig(data === undefined ? {} : { ENDCAP_DATA: data })
    yield* examine(config, process.env, QUEUES)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const variables = checkSettings(process.env)
    if (variables.status === 'warning') yield variables
    for (const problem of error.problems)
      yield failed(
        'settings',
        problem,
        'Correct the setting and run endcap doctor again: see docs/configuration.md.',
      )
  }
}

function printFinding({ check, status, detail, advice }: Finding): void {
  printLine(`${LABELS[status].padEnd(LABEL_WIDTH)}${check.padEnd(NAME_WIDTH)}${detail}`)
  if (advice !== null) printLine(`${' '.repeat(LABEL_WIDTH + NAME_WIDTH)}→ ${advice}`)
}
