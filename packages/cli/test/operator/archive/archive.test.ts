import { describeOnPostgres } from '../../../../service/test/support/stores.ts'
import { exportSuite, importSuite } from './archive-suite.ts'

// archive.slow.test.ts has the same suites with the embedded database, whose start takes 1 s of CPU time.
describeOnPostgres('an export', exportSuite)
describeOnPostgres('an import', importSuite)
