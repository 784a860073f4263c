import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Endcap } from '@endcap/client'
import { CATALOGUE } from '@endcap/demo-shop'
import { freePort } from '@endcap/foundation/net/free-port'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { serve } from '../../../service/test/support/process.ts'
import { migratedDirectory } from '../../../service/test/support/stores.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

/** Reason to skip, or false. */
export const withoutChromium = CHROMIUM === undefined && 'chromium is not installed'

/** Builds the console as `npm start` does. */
export function buildConsole(): void {
  execFileSync('npm', ['run', '--silent', 'console:build', '--', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] })

export type DemoService = AsyncDisposable & { baseUrl: string; setupLink: string }

const startDemoProcess = async (environment: Record<string, string> = {}) =>
  serve(['--data', await migratedDirectory(), '--port', String(await freePort()), '--samples'], {
    ENDCAP_RATE_LIMIT: '10000',
    ...environment,
  })

/** Starts the service with the demo shop, as `npm start` does. */
export async function startDemo(environment: Record<string, string> = {}): Promise<DemoService> {
  const process_ = await startDemoProcess(environment)
  const { base_url: baseUrl = '', setup_link_file: file = '' } = process_.announced
  return {
    baseUrl,
    setupLink: readFileSync(file, 'utf8').trim(),
    [Symbol.asyncDispose]: () => process_[Symbol.asyncDispose](),
  }
}

/** Starts the service with the demo shop and a client of its API. */
export async function startDemoApi(): Promise<
  AsyncDisposable & { endcap: Endcap; asins: readonly string[] }
> {
  const process_ = await startDemoProcess()
  const {
    base_url: baseUrl = '',
    client_id: clientId = '',
    client_secret: clientSecret = '',
  } = process_.announced
  const { organization_id: organizationId = '' } = process_.announced
  return {
    endcap: new Endcap({ baseUrl, clientId, clientSecret, organizationId }),
    asins: CATALOGUE.map(({ asin }) => asin),
    [Symbol.asyncDispose]: () => process_[Symbol.asyncDispose](),
  }
}

/** Faults of a page. A page without any has empty lists. */
export type Faults = { errors: string[]; foreign: string[]; policy: string[] }

/** Collects the errors of a page's console, its requests to other hosts, and what the content policy refused. */
export function watch(page: Page, baseUrl: string): Faults {
  const faults: Faults = { errors: [], foreign: [], policy: [] }
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const list = /Content Security Policy|Trusted ?Type/i.test(message.text()) ? faults.policy : faults.errors
    list.push(message.text())
  })
  page.on('pageerror', (error) => faults.errors.push(String(error)))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseUrl) && !url.startsWith('blob:')) faults.foreign.push(url)
  })
  return faults
}

/** Signs in by a link, with a name for a new person, and waits for the first page. */
export async function signIn(page: Page, link: string, name = 'Ada Hart'): Promise<void> {
  await page.goto(link)
  const field = page.getByRole('textbox', { name: /name/i })
  await field.fill(name)
  await field.press('Enter')
  await page.getByRole('navigation', { name: 'Places' }).waitFor()
}

/** Loads the demo shop by its button, and waits until all its listings are scored. */
export async function loadDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Load the demo shop' }).click()
  await page.getByText('14 of 14 scored').waitFor({ timeout: 240_000 })
}

/** Returns the address of a listing's page, found by its name. */
export async function listingAddress(page: Page, baseUrl: string, name: RegExp): Promise<string> {
  await page.goto(`${baseUrl}/console/listings`)
  const link = page.locator('a[data-id]').filter({ hasText: name }).first()
  await link.waitFor()
  return new URL((await link.getAttribute('href')) ?? '', baseUrl).href
}

/** Opens a context that keeps a session for further pages. */
export async function sessionOf(
  context: BrowserContext,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  return context.storageState()
}
