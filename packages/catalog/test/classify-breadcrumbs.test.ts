import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { classifyBreadcrumbs } from '@endcap/catalog'

const nothing = { breadcrumbs: [], ranks: [], departments: [], title: null, language: 'en' }
const pathOf = async (hints: Partial<Parameters<typeof classifyBreadcrumbs>[0]>) =>
  (await classifyBreadcrumbs({ ...nothing, ...hints }, setImmediate))?.category.path ?? null

describe('the category of a listing page', () => {
  const examples: Record<string, string[]> = {
    en: ['Home & Kitchen', 'Kitchen & Dining', 'Cookware', 'Frying Pans'],
    de: ['Küche, Haushalt & Wohnen', 'Kochgeschirr', 'Bratpfannen'],
    fr: ['Cuisine et Maison', 'Casseroles, poêles et faitouts', 'Poêles'],
    es: ['Hogar y cocina', 'Menaje de cocina', 'Sartenes'],
    it: ['Casa e cucina', 'Pentole e padelle', 'Padelle'],
    pt: ['Cozinha', 'Panelas', 'Frigideiras'],
    nl: ['Wonen & keuken', 'Kookgerei', 'Koekenpannen'],
    sv: ['Hem & kök', 'Köksredskap', 'Stekpannor'],
    pl: ['Dom i kuchnia', 'Garnki i patelnie', 'Patelnie'],
    tr: ['Mutfak', 'Tencere ve Tavalar', 'Tavalar'],
    ar: ['المنزل والمطبخ', 'أواني الطهي', 'مقالي'],
    ja: ['ホーム＆キッチン', '調理器具', 'フライパン'],
  }
  for (const [language, breadcrumbs] of Object.entries(examples))
    it(`the category of a listing page is found from breadcrumbs in the page’s language: ${breadcrumbs.join(' › ')}`, async () => {
      assert.match((await pathOf({ breadcrumbs, language })) ?? '', /^Home > Kitchen > Cookware/)
    })

  it('the category of a listing page is found from the best-seller list if there are no breadcrumbs', async () => {
    const ranks = [
      { slug: 'grocery', label: null },
      { slug: 'grocery', label: 'Potato Chips & Crisps' },
    ]
    assert.equal(await pathOf({ ranks }), 'Food > Snacks > Potato Chips')
  })

  it('the category of a listing page is the department’s category if there is no other evidence', async () => {
    assert.equal(await pathOf({ departments: ['electronics'], language: null }), 'Electronics')
  })

  it('the category of a listing page is decided by the title if the breadcrumbs are broad', async () => {
    const breadcrumbs = ['Health & Household']
    assert.equal(
      await pathOf({ breadcrumbs, title: 'AA Batteries, 48 Pack, Alkaline' }),
      'Electronics > Batteries > Household Batteries',
    )
    assert.match((await pathOf({ breadcrumbs, title: 'Vitamin D3 Softgels, 2000 IU' })) ?? '', /^Health/)
  })

  it('the category of a listing page is null for a title alone', async () => {
    assert.equal(await pathOf({ title: 'Steel Frying Pan, 28 cm' }), null)
  })
})
