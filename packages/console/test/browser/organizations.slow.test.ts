import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildConsole, launch, signIn, startDemo, watch, withoutChromium } from './support.ts'

describe('the organizations of an installation', { skip: withoutChromium }, () => {
  it('the organizations of an installation are limited, suspended, resumed and deleted by an operator', async () => {
    buildConsole()
    await using service = await startDemo()
    const browser = await launch()
    try {
      const page = await (await browser.newContext()).newPage()
      await signIn(page, service.setupLink)
      const { origin } = new URL(service.baseUrl)
      const created = await page.request.post(`${service.baseUrl}/admin/v1/organizations`, {
        headers: { 'endcap-console': '1', origin },
        data: { name: 'Acme' },
      })
      assert.equal(created.status(), 201)
      const faults = watch(page, service.baseUrl)
      await page.goto(`${service.baseUrl}/console/settings/organizations`)
      const row = page.getByRole('row').filter({ hasText: 'Acme' })
      const choose = async (name: string) => {
        await row.getByRole('button', { name: 'Actions for Acme' }).click()
        await page.getByRole('button', { name, exact: true }).click()
      }
      const dialog = page.getByRole('dialog')
      await choose('Change name and limits')
      await dialog.getByLabel('Submissions per minute').fill('300')
      await dialog.getByLabel('Size of its files in GB').fill('20')
      await dialog.getByRole('button', { name: 'Change', exact: true }).click()
      await row.getByText('300').waitFor()
      await row.getByText('of 20.0 GB').waitFor()
      await choose('Suspend')
      await dialog.getByRole('button', { name: 'Suspend' }).click()
      await row.getByText('Suspended').waitFor()
      await choose('Resume')
      await row.getByText('Suspended').waitFor({ state: 'detached' })
      await choose('Delete')
      const remove = dialog.getByRole('button', { name: 'Delete' })
      assert.equal(await remove.getAttribute('aria-disabled'), 'true')
      await dialog.getByLabel('to confirm').fill('Acme')
      await remove.click()
      await row.getByText('Is being deleted').waitFor()
      assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
    } finally {
      await browser.close()
    }
  })
})
