import { describeOnEmbedded } from '../../support/stores.ts'
import { backupSuite } from './backup-suite.ts'

describeOnEmbedded('a backup', backupSuite)
