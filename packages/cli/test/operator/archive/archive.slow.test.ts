import { describeOnEmbedded } from '../../../../service/test/support/stores.ts'
import { exportSuite, importSuite } from './archive-suite.ts'

describeOnEmbedded('an export', exportSuite)
describeOnEmbedded('an import', importSuite)
