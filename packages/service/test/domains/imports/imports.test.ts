import { describeOnStore } from '../../support/stores.ts'
import { importsSuite } from './imports-suite.ts'

describeOnStore('an import', importsSuite)
