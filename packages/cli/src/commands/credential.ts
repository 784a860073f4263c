import { SCOPES, type Scope } from '@endcap/api'
import { Command, InvalidArgumentError, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption } from '../terminal/options.ts'
import { printRecord, printRecords } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

type NewCredentialOptions = {
  org: string
  name?: string
  access?: Scope
  retailer?: string
  tag?: string
  integration?: string[]
  operator?: boolean
}

/** Returns the command `endcap credential`. */
export function credentialCommand(): Command {
  const credential = new Command('credential')
    .description(say('cli.credential.description'))
    .addHelpText('after', examples('endcap credential create --org "$ORG" --name "Nightly import"'))
  credential
    .command('create')
    .description(say('cli.credential.create_description'))
    .addHelpText(
      'after',
      examples(
        'endcap credential create --org "$ORG" --name "Nightly import"',
        'endcap credential create --org "$ORG" --name Agency --access submit --retailer walmart_us',
        'endcap credential create --org "$ORG" --name Scripts --operator --json',
      ),
    )
    .addOption(orgOption().makeOptionMandatory())
    .option('--name <name>', say('cli.credential.option_name'))
    .addOption(new Option('--access <scope>', say('cli.credential.option_access')).choices(SCOPES))
    .option('--retailer <id>', say('cli.credential.option_retailer'))
    .option('--tag <tag>', say('cli.credential.option_tag'))
    .option('--integration <id...>', say('cli.credential.option_integration'))
    .option('--operator', say('cli.credential.option_operator'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & NewCredentialOptions) => {
      const input = {
        organizationId: options.org,
        integrationIds: options.integration ?? [],
        name: options.name ?? null,
        access: options.access ?? null,
        retailer: options.retailer ?? null,
        tag: options.tag ?? null,
        isOperator: options.operator ?? false,
      }
      printRecord(await administer('createCredential', input, options), options)
    })
  credential
    .command('list')
    .description(say('cli.credential.list_description'))
    .addHelpText('after', examples('endcap credential list --org "$ORG"'))
    .addOption(orgOption(say('cli.common.of_organization')))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { org?: string }) => {
      printRecords(
        await administer('listCredentials', { organizationId: options.org ?? null }, options),
        options,
        say('cli.credential.none'),
      )
    })
  credential
    .command('disable')
    .description(say('cli.credential.disable_description'))
    .addHelpText('after', examples('endcap credential disable "$CLIENT"'))
    .argument('<client-id>')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (clientId: string, options: CommonOptions) => {
      printRecord(await administer('disableCredential', { clientId }, options), options)
    })
  credential
    .command('rotate')
    .description(say('cli.credential.rotate_description'))
    .addHelpText('after', examples('endcap credential rotate "$CLIENT" --overlap 48'))
    .argument('<client-id>')
    .option('--overlap <hours>', say('cli.credential.option_overlap'), hours, 24)
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (clientId: string, options: CommonOptions & { overlap: number }) => {
      printRecord(
        await administer('rotateCredential', { clientId, overlapH: options.overlap }, options),
        options,
      )
    })
  return credential
}

function hours(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError(say('cli.credential.wrong_hours'))
  return Number(text)
}
