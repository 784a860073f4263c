// Runs several commands of the command line one after the other in this process, each as `endcap …` does, and prints
// the results as one line of JSON. Starting a process takes longer than most commands.
// usage: node run-commands.ts ARGUMENTS, a JSON array of arrays of arguments
import { runCommandLine } from '@endcap/cli/command-line'
import type { Finished } from './process.ts'

const commands = JSON.parse(process.argv[2] ?? '') as string[][]
const write = process.stdout.write.bind(process.stdout)
const results: Finished[] = []
for (const args of commands) {
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    process[stream].write = (text: string | Uint8Array) => {
      output[stream] += typeof text === 'string' ? text : Buffer.from(text).toString('utf8')
      return true
    }
  process.exitCode = undefined
  results.push({ code: await runCommandLine(args), ...output })
}
process.exitCode = 0
write(`${JSON.stringify(results)}\n`, () => process.exit())
