import { SCOPES, type Scope } from '@endcap/api'
import { Command, InvalidArgumentError, Option } from 'commander'
import { administer } from '../connection/administer.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, dataOption, jsonOption, orgOption } from '../terminal/options.ts'
import { printRecord, printRecords } from '../terminal/output.ts'

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
    .description('client credentials of organizations')
    .addHelpText('after', examples('endcap credential create --org "$ORG" --name "Nightly import"'))
  credential
    .command('create')
    .description('create a credential and print its secret, once')
    .addHelpText(
      'after',
      examples(
        'endcap credential create --org "$ORG" --name "Nightly import"',
        'endcap credential create --org "$ORG" --name Agency --access submit --retailer walmart_us',
        'endcap credential create --org "$ORG" --name Scripts --operator --json',
      ),
    )
    .addOption(orgOption().makeOptionMandatory())
    .option('--name <name>', 'name that tells it from others')
    .addOption(new Option('--access <scope>', 'what it may do').choices(SCOPES))
    .option('--retailer <id>', 'limit it to the listings of this retailer region')
    .option('--tag <tag>', 'limit it to the listings with this tag')
    .option('--integration <id...>', 'integrations that the client may submit for')
    .option('--operator', 'may also manage the installation by /admin/v1')
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
    .description('list credentials, without their secrets')
    .addHelpText('after', examples('endcap credential list --org "$ORG"'))
    .addOption(orgOption('of one organization'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (options: CommonOptions & { org?: string }) => {
      printRecords(
        await administer('listCredentials', { organizationId: options.org ?? null }, options),
        options,
        'no credentials match',
      )
    })
  credential
    .command('disable')
    .description('disable a credential; its tokens end within 30 seconds')
    .addHelpText('after', examples('endcap credential disable "$CLIENT"'))
    .argument('<client-id>')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (clientId: string, options: CommonOptions) => {
      printRecord(await administer('disableCredential', { clientId }, options), options)
    })
  credential
    .command('rotate')
    .description('replace the secret of a credential and print the new one, once')
    .addHelpText('after', examples('endcap credential rotate "$CLIENT" --overlap 48'))
    .argument('<client-id>')
    .option('--overlap <hours>', 'time for which the old secret stays valid', hours, 24)
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
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('must be a whole number of hours, at most 999')
  return Number(text)
}
