import { describeOnEmbedded } from '../../../../service/test/support/stores.ts'
import { backupSuite } from './backup-suite.ts'

describeOnEmbedded('a backup', backupSuite)
