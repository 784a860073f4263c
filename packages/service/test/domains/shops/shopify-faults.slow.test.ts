import { describeOnStore } from '../../support/stores.ts'
import { crashSuite } from './crash-suite.ts'
import { pushSuite } from './push-suite.ts'
import { SHOPIFY } from './shop-kinds.ts'

describeOnStore('a push to a shop of Shopify', pushSuite(SHOPIFY, { every: 1 }))
describeOnStore('a push to a shop of Shopify whose worker dies', crashSuite(SHOPIFY, { every: 1 }))
