import { createApp, type Role, type Running as Service } from '@endcap/service/app/app'
import type { Config } from '@endcap/service/config/config'
import { type Administration, createAdministration } from './administration/administration.ts'
import { serveControl } from './control/control-socket.ts'

/** A service with its administrative operations. */
export type Running = Service & { administration: Administration }

export type App = AsyncDisposable & Running

type Options = Omit<NonNullable<Parameters<typeof createApp>[2]>, 'prepare'> & {
  prepare?: (app: Running) => Promise<void>
}

/** Starts the service for `role`. While it runs on the embedded database, commands reach it through the control socket. */
export async function openApp(
  config: Config,
  role: Role,
  { prepare, ...options }: Options = {},
): Promise<App> {
  const app = await createApp(config, role, {
    ...options,
    async prepare(running, opened) {
      const administration = createAdministration(running)
      const findAddress = async () => ({ address: running.address })
      // The embedded database can be open in one process only.
      if (running.database.embedded)
        opened.adopt(await serveControl(config.dataDirectory, { ...administration, findAddress }), (close) =>
          close(),
        )
      await prepare?.({ ...running, administration })
    },
  })
  return { ...app, administration: createAdministration(app) }
}
