import type { Argument, HelpConfiguration, Option } from 'commander'
import { say } from './say.ts'

/** Writes the parts of a help that are commander's own in the language of the terminal. */
export const HELP: HelpConfiguration = {
  styleTitle: (title) => titles().get(title) ?? title,
  subcommandDescription: (command) =>
    command.name() === 'help' ? say('cli.help.option_help') : command.description(),
  optionDescription: (option) =>
    option.long === '--help' ? say('cli.help.option_help') : withDetails(option, showsDefault(option)),
  argumentDescription: (argument) => withDetails(argument, argument.defaultValue !== undefined),
}

const titles = () =>
  new Map([
    ['Usage:', say('cli.help.usage')],
    ['Arguments:', say('cli.help.arguments')],
    ['Options:', say('cli.help.options')],
    ['Global Options:', say('cli.help.global_options')],
    ['Commands:', say('cli.help.commands')],
  ])

/** Flags have no default that people need to know. */
const showsDefault = ({ defaultValue, required, optional }: Option): boolean =>
  defaultValue !== undefined && (required || optional)

/** Returns the description of an option or argument with its choices, its default and its variable. */
function withDetails(of: Option | Argument, hasDefault: boolean): string {
  const choices = of.argChoices?.map((choice) => JSON.stringify(choice)).join(', ')
  const details = [
    ...(choices === undefined ? [] : [say('cli.help.choices', { choices })]),
    ...(hasDefault ? [say('cli.help.default', { value: JSON.stringify(of.defaultValue) })] : []),
    ...('envVar' in of && of.envVar !== undefined
      ? [say('cli.help.environment', { variable: of.envVar })]
      : []),
  ]
  return [of.description, ...(details.length > 0 ? [`(${details.join(', ')})`] : [])]
    .filter(Boolean)
    .join(' ')
}
