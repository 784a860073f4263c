import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopPush } from '@endcap/client'
import { Shops } from '@endcap/client/shops'
import { Command } from 'commander'
import { addConnectionOptions, type ConnectionOptions, connect } from '../connection/connect.ts'
import { examples } from '../terminal/examples.ts'
import { type CommonOptions, jsonOption } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'

type PushOptions = ConnectionOptions & Pick<CommonOptions, 'json'>

const POLL_MS = 500
const BUSY: ReadonlySet<ShopPush['status']> = new Set(['running', 'rolling_back'])

/** Returns the command `endcap push`. */
export function pushCommand(): Command {
  return new Command('push')
    .description(say('cli.push.description'))
    .addHelpText('after', examples('endcap push rollback 019a9d3c-2a07-7d31-9f48-c5b16e0d83a2'))
    .addCommand(
      subcommand('plan', say('cli.push.plan_description'))
        .argument('<connection>', say('cli.push.argument_connection'))
        .argument('<listing>', say('cli.push.argument_listing'))
        .argument('<product>', say('cli.push.argument_product'))
        .addHelpText(
          'after',
          examples(
            'endcap push plan 019a9d3c-1e52-7a94-b6c1-3f80d7e2a915 019a9d2e-69f2-7d61-8b0a-51c3f2a97d10 8421',
          ),
        )
        .action(plan),
    )
    .addCommand(
      subcommand('rollback', say('cli.push.rollback_description'))
        .argument('<push>', say('cli.push.argument_push'))
        .option('--force', say('cli.push.option_force'))
        .addHelpText('after', examples('endcap push rollback 019a9d3c-2a07-7d31-9f48-c5b16e0d83a2 --force'))
        .action(rollBack),
    )
}

const subcommand = (name: string, description: string): Command =>
  addConnectionOptions(new Command(name)).description(description).addOption(jsonOption())

async function plan(connection: string, listing: string, product: string, options: PushOptions) {
  const shops = new Shops(await connect(options))
  print(await shops.plan({ connection_id: connection, pdp_id: listing, product_id: product }), options)
}

async function rollBack(id: string, { force = false, ...options }: PushOptions & { force?: boolean }) {
  const shops = new Shops(await connect(options))
  let push = await shops.rollBack(id, { force })
  while (BUSY.has(push.status)) {
    await sleep(POLL_MS)
    push = await shops.get(id)
  }
  print(push, options)
  if (push.status !== 'rolled_back') process.exitCode = 1
}

function print(push: ShopPush, { json }: PushOptions): void {
  if (json) return printLine(JSON.stringify(push))
  const { push_id: id, title, status, message, before, after } = push
  printLine(
    say('cli.push.state', {
      id,
      title,
      status,
      before: before.length,
      after: after.length,
    }),
  )
  if (message !== null) printLine(message)
}
