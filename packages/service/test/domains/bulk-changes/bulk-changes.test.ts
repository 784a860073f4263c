import { describeOnStore } from '../../support/stores.ts'
import { bulkChangesSuite } from './bulk-changes-suite.ts'

describeOnStore('a bulk change', bulkChangesSuite)
