import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Endcap } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'
import { serve } from '../../../service/test/support/process.ts'
import { migratedDirectory } from '../../../service/test/support/stores.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

/** Time for work on many images, on a slow machine. */
const LONG_MS = 600_000

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

/** A running service, the link for its first person, and a client of its API. */
export type DemoService = AsyncDisposable & {
  baseUrl: string
  dataDirectory: string
  setupLink: string
  endcap: Endcap
}

/** Starts the service with the demo shop, as `npm start` does. A host is that of its base URL. */
export async function startDemo(
  environment: Record<string, string> = {},
  host: string | null = null,
): Promise<DemoService> {
  const dataDirectory = await migratedDirectory()
  const port = String(await freePort())
  const process_ = await serve(['--data', dataDirectory, '--port', port, '--samples'], {
    ENDCAP_RATE_LIMIT: '10000',
    ...(host !== null && { ENDCAP_BASE_URL: `http://${host}:${port}` }),
    ...environment,
  })
  const { announced } = process_
  const {
    base_url: baseUrl = '',
    setup_link_file: file = '',
    organization_id: organizationId = '',
  } = announced
  const { client_id: clientId = '', client_secret: clientSecret = '' } = announced
  return {
    baseUrl,
    dataDirectory,
    setupLink: readFileSync(file, 'utf8').trim(),
    endcap: new Endcap({ baseUrl, clientId, clientSecret, organizationId }),
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

/** Time without a request after which a page has read everything. */
const QUIET_MS = 500

/** Opens a page, and waits until it has read everything. The stream of events does not end, so it does not count. */
export async function visit(page: Page, address: string): Promise<void> {
  const running = new Set<Request>()
  let changedAt = performance.now()
  const forget = (request: Request) => {
    if (running.delete(request)) changedAt = performance.now()
  }
  page.on('request', (request) => {
    if (request.url().includes('/v1/events/stream')) return
    running.add(request)
    changedAt = performance.now()
  })
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  await page.goto(address)
  while (running.size > 0 || performance.now() - changedAt < QUIET_MS) await page.waitForTimeout(50)
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
  await page.getByText('14 of 14 scored').waitFor({ timeout: LONG_MS })
}

/** The console of a service with the scored demo shop, and a signed-in page. */
export type DemoConsole = AsyncDisposable & { service: DemoService; browser: Browser; page: Page }

/** Builds the console, starts the service, signs in and loads the demo shop. */
export async function openDemoConsole(options: BrowserContextOptions = {}): Promise<DemoConsole> {
  buildConsole()
  const service = await startDemo()
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options })
  await signIn(page, service.setupLink)
  await loadDemo(page)
  return {
    service,
    browser,
    page,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await service[Symbol.asyncDispose]()
    },
  }
}

/** Returns the address of a listing's page, found by its name. */
export async function listingAddress(page: Page, baseUrl: string, name: RegExp): Promise<string> {
  await page.goto(`${baseUrl}/console/listings`)
  const link = page.locator('a[data-id]').filter({ hasText: name }).first()
  await link.waitFor()
  return new URL((await link.getAttribute('href')) ?? '', baseUrl).href
}

/** Adds an authenticator that verifies its person. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

/** Lets Spark make images for a listing by the button of its page. */
export async function makeImages(page: Page, listing: string): Promise<void> {
  await page.goto(`${listing}/spark`)
  await page.getByRole('button', { name: 'Make images with Spark' }).click()
  await page.getByRole('region', { name: 'Last batch' }).waitFor({ timeout: LONG_MS })
}
