// Runs a bench command in its own process, or lists them all.
// usage: npm run bench [-- NAME [ARGUMENT…]]
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { BENCH, benchCommands } from './bench-commands.ts'

/** Commands that analyze or make images themselves, and need the service's memory allocation. */
const LIKE_THE_SERVICE: ReadonlySet<string> = new Set(['spark', 'spark-verdicts', 'vision'])

const [name, ...args] = process.argv.slice(2)
const commands = benchCommands()
const command = commands.find((each) => each.name === name)
if (command) {
  const { status } = spawnSync(process.execPath, [join(BENCH, command.file), ...args], {
    // The service's launcher reads this variable, so commands that start a service do not get it.
    env: LIKE_THE_SERVICE.has(command.name) ? { MALLOC_ARENA_MAX: '2', ...process.env } : process.env,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  for (const each of commands) console.log(`${each.name.padEnd(16)} ${each.about.split(/(?<=\.) /)[0]}`)
  if (name !== undefined) {
    console.error(`\nNo measuring command is called ${name}.`)
    process.exitCode = 1
  }
}
