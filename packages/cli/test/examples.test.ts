import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Command } from 'commander'
import { createProgram, everyCommand } from '../src/command-line.ts'

/** Returns the command with its parents, as it is called. */
const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`

/** Returns the help of a command as `--help` prints it. */
function helpOf(command: Command): string {
  let text = ''
  command.configureOutput({ writeOut: (part) => void (text += part) }).outputHelp()
  return text
}

const examplesOf = (command: Command): string[] =>
  (helpOf(command).split('\nExamples:\n')[1] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim())

/** Returns the arguments of the call of `endcap` in a line of a shell, which may be the last of a pipe. */
function argumentsOf(line: string): string[] {
  const call =
    line
      .split(/(?<!")\| /)
      .at(-1)
      ?.split(' > ')[0] ?? ''
  const words = [...(call.match(/"[^"]*"|\S+/g) ?? [])].map((word) => word.replaceAll('"', ''))
  assert.equal(words.shift(), 'endcap', line)
  return words
}

describe('the help', () => {
  it('the help has one to three examples of each command, which its own parser accepts', async () => {
    const program = await createProgram()
    const commands: Command[] = []
    everyCommand(program, (command) => void commands.push(command))
    let called: Command | undefined
    for (const command of commands)
      command.action((...all: unknown[]) => void (called = all.at(-1) as Command))
    for (const command of commands) {
      const examples = examplesOf(command)
      assert.ok(
        examples.length >= 1 && examples.length <= 3,
        `${pathOf(command)}: ${examples.length} examples`,
      )
      for (const example of examples) {
        called = undefined
        await program.parseAsync(argumentsOf(example), { from: 'user' })
        assert.ok(called && `${pathOf(called)} `.startsWith(`${pathOf(command)} `), example)
      }
    }
    assert.ok(commands.length > 60)
  })
})
