import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import {
  CATEGORIES,
  type CategoryMatch,
  classifyName,
  findCategoryByPath,
  isWithinIcp,
  loadCategoryWords,
  loadNameIndex,
  MIN_CONFIDENCE,
  type NameIndex,
} from '@endcap/catalog'
import { LANGUAGES } from '@endcap/catalog/languages'

let index: NameIndex
before(async () => {
  index = await loadNameIndex(setImmediate)
})
const classify = (name: string, icp: readonly string[] | null = null): CategoryMatch | null =>
  classifyName(name, index, (category) => isWithinIcp(category, icp))
const pathOf = (name: string): string | null => {
  const match = classify(name)
  return match && match.confidence >= MIN_CONFIDENCE ? match.category.path : null
}

describe('the category of a product name', () => {
  const names: [string, RegExp][] = [
    ['Citrus Sparkling Lemonade Soda, 330 ml can', /^Food > Beverages > Soft Drinks/],
    ['Sea Salt Potato Chips 150 g', /^Food > Snacks > Potato Chips$/],
    ['Bio Joghurt Natur 500 g', /^Food > Dairy > Yogurt/],
    ['Crème Visage Hydratante 50 ml', /^Beauty > Skin Care/],
    ['Men’s Waterproof Hiking Boots', /^Shoes > /],
    ['Wireless Noise Cancelling Headphones', /^Electronics > Audio > Headphones/],
    ['Stainless Steel Frying Pan 28 cm', /^Home > Kitchen > Cookware/],
    ['Akku-Bohrschrauber 18V mit 2 Akkus', /^Tools > Power Tools/],
    ['Zapatillas running hombre azul talla 43', /^Shoes/],
    ['Detersivo lavatrice liquido 40 lavaggi', /^Household > Laundry/],
    ['Fraldas tamanho 4 44 unidades', /^Baby > Diapers/],
    ['Nutella 750 g', /^Food > Pantry/],
    ['Coca-Cola Zero 330ml', /^Food > Beverages > Soft Drinks > Cola$/],
    ['Phone case for iPhone 15, shockproof', /^Electronics > Phones > Phone Cases$/],
  ]
  for (const [name, path] of names)
    it(`the category of a product name matches ${path.source}: "${name}"`, () =>
      assert.match(pathOf(name) ?? '', path))

  const shortNames: [string, RegExp][] = [
    ['Black Dress', /^Clothing > Dresses/],
    ['Running Shoes', /^Shoes/],
    ['Coffee Mug', /^Home/],
    ['Oversized Shirt in Red Stripe', /^Clothing/],
    ['Red Stripe Shirt', /^Clothing/],
    ['Red Stripe Jamaican Lager 6 x 330 ml', /^Food > Beverages > Beer/],
    ['Suede Block Heel', /^Shoes/],
    ['Aria Heel', /^Shoes/],
    ['Olive Green Jacket', /^Clothing/],
    ['Weekender in Olive', /^Bags And Accessories/],
    ['Cropped Hoodie in Apple Green', /^Clothing/],
    ['Canvas Slip-On in Mint', /^Shoes/],
    ['Butter Dish', /^Home/],
    ['Lip Balm Honey', /^Beauty/],
    ['Robe noire', /^Clothing > Dresses/],
    ['Chemise en lin bleu', /^Clothing/],
    ['Schwarzes Kleid', /^Clothing > Dresses/],
    ['Camiseta de rayas rojas', /^Clothing/],
    ['2 in 1 Shampoo', /^Beauty > Hair Care/],
  ]
  for (const [name, path] of shortNames)
    it(`the category of a product name goes by the noun of a short name, ${path.source}: "${name}"`, () =>
      assert.match(pathOf(name) ?? '', path))

  for (const name of ['Zyx Qwv 3000', '12345', '!!!', ''])
    it(`the category of a product name is unresolved without a meaningful word: "${name}"`, () =>
      assert.equal(pathOf(name), null))

  const nouns: [string, RegExp][] = [
    ['Case for iPhone 15', /^Electronics > Phones > Phone Cases$/],
    ['Galaxy S24 screen protector 2 pack', /^Electronics > Phones > Screen Protectors$/],
    ['Pixel 8 charger', /^Electronics > Phones > Chargers$/],
    ['MacBook Pro 14 sleeve', /^Electronics > Computers > Laptop Accessories$/],
    ['AirPods Pro case silicone', /^Electronics > (?!.*Earbuds)/],
    ['Xbox Series X headset stand', /^Electronics > Gaming > Console Accessories$/],
    ['Fitbit Versa band', /^Electronics > Wearables > Smartwatch Straps$/],
    ['GoPro mount', /^Electronics > Cameras > Camera Accessories$/],
    ['Roomba brushes', /^Home > Floor Care > Vacuum Bags And Accessories$/],
    ['Philips Sonicare brush heads', /^Beauty > Personal Care > Oral Care > Toothbrush Heads$/],
    ['Hülle für Galaxy S23', /^Electronics > Phones > Phone Cases$/],
    ['Bicycle pump', /^Sports > Cycling > Bike Pumps$/],
    ['Bicycle helmet adult', /^Sports > Cycling > Bike Helmets$/],
    ['Bicycle Playing Cards Standard Index', /^Toys > Games > Playing Cards$/],
    ['Wine Rack', /^Home > /],
    ['Chocolate fountain', /^Home > Kitchen > /],
    ['Sheridan trousers blue', /^Clothing > Bottoms > Trousers$/],
    ['Greenlight jacket', /^Clothing > Outerwear > Jackets$/],
    ['Ara ring silver', /^Bags And Accessories > Jewelry > Rings$/],
    ['Valentina dress', /^Clothing > Dresses$/],
    ['Vestido Valentina', /^Clothing > Dresses/],
    ['Isabella sofa', /^Home > Furniture > Sofas$/],
    ['Mamba shoes', /^Shoes/],
    ['Deep pocket skirt', /^Clothing > .*Skirts/],
    ['Cat toy with feather', /^Pets > Pet Supplies > Cat Toys$/],
    ['Coats', /^Clothing > Outerwear > Coats$/],
    ['Bicycle for kids 20 inch', /^Sports > Cycling > Bicycles/],
    ['Marmite 250 g', /^Food > /],
  ]
  for (const [name, path] of nouns)
    it(`the category of a product name goes by the noun rather than by the brand, ${path.source}: "${name}"`, () =>
      assert.match(pathOf(name) ?? '', path))

  for (const name of ['Mission', 'Tide', 'Valentina', 'Energy', 'Sol', 'Secret', 'Glück'])
    it(`the category of a product name is unresolved for a common word or given name alone: "${name}"`, () =>
      assert.equal(pathOf(name), null))

  it('the category of a product name ignores case, accents and extra spaces', () => {
    const paths = ['Crème Visage Hydratante', 'CREME VISAGE HYDRATANTE', '  creme visage  hydratante '].map(
      pathOf,
    )
    assert.equal(new Set(paths).size, 1)
  })

  it('the category of a product name is a group for an unspecific name', () => {
    const snack = classify('Assorted snacks')
    assert.ok(snack && snack.category.lineage.length <= 2, snack?.category.path)
    assert.ok(snack.confidence >= MIN_CONFIDENCE)
  })

  it('the category of a product name is one that the organization may use', () => {
    const food = [findCategoryByPath('Food')?.id ?? '']
    assert.match(classify('Milk Chocolate Body Lotion', food)?.category.path ?? '', /^Food/)
    for (const name of [
      'Laundry detergent pods',
      'Coffee table oak',
      'Dog food chicken 12 kg',
      'Orange t-shirt',
    ])
      assert.ok((classify(name, food)?.confidence ?? 0) < MIN_CONFIDENCE, `${name} is no food`)
  })

  it('the category of a product name is found in a name of a thousand characters', () => {
    assert.ok(classify('chocolate '.repeat(100)))
    assert.ok(classify(`${'x'.repeat(900)} chocolate`) !== undefined)
  })
})

describe('the test set of product names', () => {
  it('the test set of product names resolves at least 85 % to the right top-level family, and at most 8 % to a wrong one', () => {
    const file = new URL('../../../bench/categories/test.tsv', import.meta.url)
    const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
    const familyOf = (path: string | null) => path?.split(' > ')[0]
    const judged = lines.map((line) => {
      const [name = '', , paths = ''] = line.split('\t')
      const family = familyOf(pathOf(name))
      return { family, isRight: paths.split('|').some((path) => familyOf(path) === family) }
    })
    const right = judged.filter(({ isRight }) => isRight).length / judged.length
    const wrong =
      judged.filter(({ family, isRight }) => family !== undefined && !isRight).length / judged.length
    assert.ok(right >= 0.85, `right: ${right}`)
    assert.ok(wrong <= 0.08, `wrong: ${wrong}`)
  })
})

describe('the taxonomy', () => {
  it('the taxonomy resolves each of its names, in singular and plural, to a category of that name', () => {
    const singular = (name: string) =>
      name
        .replace(/(?<! T)ies$/, 'y')
        .replace(/(ch|sh|x|ss)es$/, '$1')
        .replace(/([^s])s$/, '$1')
    const lost = CATEGORIES.filter(({ name }) =>
      [name, singular(name)].some((text) => pathOf(text)?.split(' > ').at(-1) !== name),
    )
    assert.ok(lost.length <= 0.03 * CATEGORIES.length, lost.map(({ path }) => path).join('\n'))
  })

  it('the taxonomy has a unique path and a unique, stable id for each category', () => {
    assert.equal(new Set(CATEGORIES.map(({ path }) => path)).size, CATEGORIES.length)
    assert.equal(new Set(CATEGORIES.map(({ id }) => id)).size, CATEGORIES.length)
    assert.equal(
      findCategoryByPath('food>beverages > Soft drinks')?.id,
      '9124ba98-845e-56e0-816c-dbd69caca508',
    )
  })

  it('the taxonomy has words in every language for every leaf, and for no path that is no category', async () => {
    const parents = new Set(CATEGORIES.flatMap(({ lineage }) => lineage.slice(0, -1)))
    const wordsOf = await loadCategoryWords(LANGUAGES)
    for (const category of CATEGORIES.filter(({ id }) => !parents.has(id)))
      for (const language of LANGUAGES)
        assert.notEqual(wordsOf(category, language), '', `${category.path}: ${language}`)
    for (const language of LANGUAGES) {
      const file = new URL(`../languages/${language}/categories.json`, import.meta.url)
      const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
      for (const path of Object.keys(words)) assert.ok(findCategoryByPath(path), `${language}: ${path}`)
    }
  })
})
