import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import type { Browser, Page } from 'playwright-core'
import { serve } from '../../../service/test/support/process.ts'
import { migratedDirectory } from '../../../service/test/support/stores.ts'
import { addAuthenticator, buildConsole, launch, signIn, visit, watch, withoutChromium } from './support.ts'

/** Starts a service at `host`, and signs its first person in. */
async function open(browser: Browser, host: string) {
  const port = await freePort()
  const baseUrl = `http://${host}:${port}`
  const service = await serve(['--data', await migratedDirectory(), '--port', String(port)], {
    ENDCAP_BASE_URL: baseUrl,
  })
  const context = await browser.newContext()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseUrl })
  const page = await context.newPage()
  const faults = watch(page, baseUrl)
  const setupLink = readFileSync(service.announced['setup_link_file'] ?? '', 'utf8').trim()
  await signIn(page, setupLink)
  return { service, baseUrl, context, page, faults }
}

const places = (page: Page) => page.getByRole('navigation', { name: 'Places' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
async function signOut(page: Page): Promise<void> {
  await page.locator('.person').first().click()
  await page.getByText('Sign out').click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
}

describe('ways in of the console', { skip: withoutChromium }, () => {
  let browser: Browser
  before(async () => {
    buildConsole()
    browser = await launch()
  })
  after(() => browser.close())

  it('ways in of the console are a passkey without a name, and a recovery code once', async () => {
    const { service, baseUrl, context, page, faults } = await open(browser, 'localhost')
    await using _service = service
    const { session, authenticatorId } = await addAuthenticator(page)
    await page.goto(`${baseUrl}/console/settings/ways-in`)
    await press(page, 'Add a passkey')
    await page.getByRole('textbox', { name: 'Name' }).fill('Laptop of Ada')
    await page.getByRole('textbox', { name: 'Name' }).press('Enter')
    await page.getByRole('rowheader', { name: 'Laptop of Ada' }).waitFor()
    // The last way in stays.
    const remove = page.getByRole('button', { name: 'Remove', exact: true })
    assert.equal(await remove.getAttribute('aria-disabled'), 'true')
    await press(page, 'Make 10 new codes')
    await page.locator('.recovery-codes code').first().waitFor()
    const codes = await page.locator('.recovery-codes code').allTextContents()
    assert.equal(codes.length, 10)
    await press(page, 'Done')
    await page.getByText('10 of 10 are left.').waitFor()

    await signOut(page)
    await press(page, 'Sign in with a passkey')
    await places(page).waitFor()

    await signOut(page)
    // The device does not recognize the person.
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await press(page, 'Sign in with a passkey')
    await page.getByText('This device has no passkey for this address').waitFor()
    await press(page, 'I lost my device or my link')
    const field = page.getByRole('textbox', { name: 'Recovery code' })
    await field.fill(codes[0]?.toLowerCase() ?? '')
    await field.press('Enter')
    await places(page).waitFor()

    await page.goto(`${baseUrl}/console/settings/ways-in`)
    await page.getByText('9 of 10 are left.').waitFor()
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('rowheader', { name: 'Laptop of Ada' }).waitFor({ state: 'detached' })
    assert.deepEqual([faults.foreign, faults.policy], [[], []])
    await context.close()
  })

  it('ways in of the console include another device that shows the same pictures', async () => {
    const { service, baseUrl, context, page } = await open(browser, 'localhost')
    await using _service = service
    await page.locator('.person').first().click()
    await page.getByText('Link for my other device').click()
    const picturesOf = (shown: Page) =>
      shown.locator('.device-pictures [role=img]').evaluateAll((all) => all.map((each) => each.ariaLabel))
    const own = page.getByRole('dialog')
    await own.getByRole('button', { name: 'Copy link instead' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    assert.ok(link.startsWith(`${baseUrl}/console/#device=`))
    const isMe = own.getByRole('button', { name: 'It is me' })
    assert.equal(await isMe.getAttribute('aria-disabled'), 'true')

    const other = await (await browser.newContext()).newPage()
    await other.goto(`${baseUrl}/console/`)
    await press(other, 'Paste a sign-in link')
    await other.getByRole('textbox', { name: 'Sign-in link' }).fill(link)
    await press(other, 'Continue')
    await other.getByRole('heading', { name: 'Sign in on this device' }).waitFor()
    assert.deepEqual(await picturesOf(other), await picturesOf(page))
    await own.getByText('The other device has opened the link.').waitFor()
    // A third device is too late.
    const late = await (await browser.newContext()).newPage()
    await late.goto(link)
    await late.getByText('This link does not work anymore').waitFor()

    await isMe.click()
    await places(other).waitFor()
    await late.context().close()
    await other.context().close()
    await context.close()
  })

  it('ways in of the console have no passkeys at 127.0.0.1, and say why', async () => {
    const { service, baseUrl, context, page } = await open(browser, '127.0.0.1')
    await using _service = service
    await page.goto(`${baseUrl}/console/settings/ways-in`)
    await page.getByText('They need https with a host name, or localhost.').waitFor()
    await signOut(page)
    await page.getByRole('button', { name: 'Paste a sign-in link' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0)
    await context.close()
  })

  it('ways in of the console leave out what a limited role cannot use', async () => {
    const { service, context, page, baseUrl } = await open(browser, '127.0.0.1')
    await using _service = service
    await page.goto(`${baseUrl}/console/settings/people`)
    await press(page, 'Invite a person')
    await page.getByRole('textbox', { name: 'Only listings with this tag' }).fill('agency')
    await press(page, 'Make the link')
    const link = (await page.locator('code.one-time').textContent()) ?? ''
    const other = await (await browser.newContext()).newPage()
    await signIn(other, link, 'Cleo')
    const names = await places(other).getByRole('link').allTextContents()
    assert.deepEqual(names, ['Overview', 'Work', 'Listings', 'Activity', 'Settings'])
    const faults = watch(other, baseUrl)
    for (const path of ['overview', 'work', 'listings', 'activity', 'settings'])
      await visit(other, `${baseUrl}/console/${path}`)
    assert.deepEqual(faults.errors, [])
    await other.locator('.person').first().click()
    await other.getByText('Only agency').waitFor()
    await other.context().close()
    await context.close()
  })
})
