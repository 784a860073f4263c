import { CARE } from './catalogue/care.ts'
import { GROCERY } from './catalogue/grocery.ts'
import { HOME } from './catalogue/home.ts'
import type { DemoProduct } from './demo-product.ts'

/** Products with invented brands. Listings are good and bad on purpose. */
export const CATALOGUE: readonly [DemoProduct, ...DemoProduct[]] = [...GROCERY, ...CARE, ...HOME]
