import { say } from './say.ts'
/** Returns the part of a help with examples, for `addHelpText`. A test runs each through the parser of its command. */
export const examples = (...lines: readonly string[]): string =>
  `\n${say('cli.help.examples')}\n${lines.map((line) => `  ${line}`).join('\n')}`
