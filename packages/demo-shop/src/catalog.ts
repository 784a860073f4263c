import { CARE } from './catalog/care.ts'
import { GROCERY } from './catalog/grocery.ts'
import { HOME } from './catalog/home.ts'
import type { DemoProduct } from './demo-product.ts'

/** Products with invented brands. Listings are good and bad on purpose. */
export const CATALOG: readonly [DemoProduct, ...DemoProduct[]] = [...GROCERY, ...CARE, ...HOME]
