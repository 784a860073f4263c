import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Running } from '../operator/open-app.ts'
import { savePrivately } from '../terminal/save-privately.ts'
import { say } from '../terminal/say.ts'

/** How people get to the console: its address, or until there is a person the setup link, which may be in a file. */
export type ConsoleEntrance = { console_url: string; is_setup: boolean; setup_link_file?: string }

const SETUP_FILE = 'setup-link.txt'

/**
 * Creates the setup link if there is no person yet. Where standard output is no terminal, the link goes into a file
 * that only its owner may read, because the output may end in the logs of a container.
 */
export async function openConsole(
  { administration, log }: Pick<Running, 'administration' | 'log'>,
  { baseUrl, dataDirectory, isTerminal }: { baseUrl: string; dataDirectory: string; isTerminal: boolean },
): Promise<ConsoleEntrance> {
  const address = { console_url: `${baseUrl}/console/`, is_setup: false }
  await rm(join(dataDirectory, SETUP_FILE), { force: true })
  const setup = await administration.createSetupLink({})
  if (!setup) return address
  if (isTerminal) return { console_url: setup.link, is_setup: true }
  try {
    const file = await savePrivately(dataDirectory, SETUP_FILE, setup.link)
    return { ...address, is_setup: true, setup_link_file: file }
  } catch (error) {
    log.error(
      { err: error },
      'the setup link could not be saved; invite the first person with endcap user invite --operator',
    )
    return address
  }
}

/** Returns the line that leads people to the console. */
export function entranceLine({ console_url, is_setup, setup_link_file }: ConsoleEntrance): string {
  if (setup_link_file !== undefined) return say('cli.serve.open_link_in_file', { file: setup_link_file })
  return say(is_setup ? 'cli.serve.open_link' : 'cli.serve.open', { address: console_url })
}
