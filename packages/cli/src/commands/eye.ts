import { serveEye } from '@endcap/eye/serve'
import { limitGarbage } from '@endcap/service/app/limit-garbage'
import { openEye } from '@endcap/service/app/open-eye'
import { readConfig } from '@endcap/service/config/config'
import { createServiceLog } from '@endcap/service/platform/observability/service-log'
import { FACTS_VERSION, hardenDecoders } from '@endcap/vision'
import { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { examples } from '../terminal/examples.ts'
import { firstSignal } from '../terminal/first-signal.ts'
import { portOf } from '../terminal/options.ts'
import { printLine } from '../terminal/output.ts'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

type ServeOptions = { host: string; port: number }

const PORT = 8100

/** Returns the command `endcap eye`. */
export function eyeCommand(): Command {
  const eye = new Command('eye')
    .description(say('cli.eye.description'))
    .addHelpText('after', examples('endcap eye serve'))
  eye
    .command('serve')
    .description(say('cli.eye.serve_description'))
    .addHelpText('after', examples('endcap eye serve', 'endcap eye serve --host 0.0.0.0 --port 8100'))
    .option('--host <host>', say('cli.eye.option_host'), '127.0.0.1')
    .option('--port <port>', say('cli.eye.option_port'), portOf, PORT)
    .action(serve)
  return eye
}

/** Serves the eye of this machine, also where ENDCAP_EYE_URL names others. */
async function serve({ host, port }: ServeOptions): Promise<void> {
  const signal = firstSignal()
  const config = readConfig()
  const { token } = config.eye
  if (token === null) throw new UsageError(say('cli.eye.needs_token'))
  const log = createServiceLog(config.log)
  hardenDecoders()
  await using resources = new AsyncDisposableStack()
  const own = { ...config.eye, urls: [], version: FACTS_VERSION }
  const eye = resources.adopt(await openEye({ ...config, eye: own }), ({ close }) => close())
  const release = packageJson.version
  const server = resources.use(await serveEye({ eye, config: { host, port, token }, release, log }))
  limitGarbage()
  printLine(say('cli.eye.listens', { version: eye.version, address: server.url }))
  log.info({ reason: await signal }, 'ending')
}
