import { describeRollingUpgrade } from './rolling-upgrade-suite.ts'

describeRollingUpgrade('9d12e67d')
