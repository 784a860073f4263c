import { describeOnPostgres } from '../../../../service/test/support/stores.ts'
import { backupSuite } from './backup-suite.ts'

// backup.slow.test.ts has the same suite with the embedded database, whose start takes 1 s of CPU time.
describeOnPostgres('a backup', backupSuite)
