import { describeOnStore } from '../../support/stores.ts'
import { crashSuite } from './crash-suite.ts'
import { pushSuite } from './push-suite.ts'
import { WOOCOMMERCE } from './shop-kinds.ts'

describeOnStore('a push to a shop of WooCommerce', pushSuite(WOOCOMMERCE, { every: 5 }))
describeOnStore('a push to a shop of WooCommerce whose worker dies', crashSuite(WOOCOMMERCE, { every: 5 }))
