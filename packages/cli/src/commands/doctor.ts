import { QUEUES } from '@endcap/service/app/modules'
import { ConfigError, readConfig } from '@endcap/service/config/config'
import { checkSettings } from '@endcap/service/health/check-settings'
import { type Finding, failed } from '@endcap/service/health/finding'
import { Command } from 'commander'
import { examine } from '../operator/doctor/examine.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

const STATUSES = ['ok', 'warning', 'failed'] as const
const NAME_WIDTH = 22

/** Returns the command `endcap doctor`. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description(say('cli.doctor.description'))
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
  if (!json) printLine(`\n${say('cli.doctor.summary', counts)}`)
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
    for (const problem of error.problems) yield failed('settings', problem, say('cli.doctor.correct_setting'))
  }
}

const labelOf = (status: Finding['status']): string => say(`cli.doctor.${status}`)

function printFinding({ check, status, detail, advice }: Finding): void {
  const width = 2 + Math.max(...STATUSES.map((each) => labelOf(each).length))
  printLine(`${labelOf(status).padEnd(width)}${check.padEnd(NAME_WIDTH)}${detail}`)
  if (advice !== null) printLine(`${' '.repeat(width + NAME_WIDTH)}→ ${advice}`)
}
