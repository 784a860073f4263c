import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { matchName, MIN_CONFIDENCE } from '../../src/categories/match-name.ts'
import { CATEGORIES, findCategoryByPath, isWithinIcp } from '../../src/categories/taxonomy.ts'

const resolve = (name: string) => {
  const match = matchName(name, () => true)
  return match && match.confidence >= MIN_CONFIDENCE ? match.category.path : null
}

describe('a product name', () => {
  const names: [string, string | null][] = [
    ['Citrus Sparkling Lemonade Soda, 330 ml can', 'Food > Beverages > Soft Drinks'],
    ['Sea Salt Potato Chips 150 g', 'Food > Snacks > Potato Chips'],
    ['Bio Joghurt Natur 500 g', 'Food > Dairy > Yogurt'],
    ['Crème Visage Hydratante 50 ml', 'Beauty > Skin Care > Face Cream'],
    ['Men’s Waterproof Hiking Boots', 'Shoes > Boots'],
    ['Wireless Noise Cancelling Headphones', 'Electronics > Audio > Headphones'],
    ['Stainless Steel Frying Pan 28 cm', 'Home > Kitchen > Cookware'],
    ['Zyx Qwv 3000', null],
    ['', null],
  ]
  for (const [name, path] of names)
    it(`tells ${path ?? 'nothing'}: "${name}"`, () => assert.equal(resolve(name), path))

  it('tells only categories that the organization may use', () => {
    const food = [findCategoryByPath('Food')?.id ?? '']
    const match = matchName('Milk Chocolate Body Lotion', (category) => isWithinIcp(category, food))
    assert.match(match?.category.path ?? '', /^Food/)
  })
})

describe('the taxonomy', () => {
  it('has one path and one id for each category, the same at every start', () => {
    assert.equal(new Set(CATEGORIES.map(({ path }) => path)).size, CATEGORIES.length)
    assert.equal(new Set(CATEGORIES.map(({ id }) => id)).size, CATEGORIES.length)
    assert.equal(
      findCategoryByPath('food>beverages > Soft drinks')?.id,
      '9124ba98-845e-56e0-816c-dbd69caca508',
    )
  })
})
