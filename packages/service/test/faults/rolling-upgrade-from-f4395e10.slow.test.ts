import { describeRollingUpgrade } from './rolling-upgrade-suite.ts'

describeRollingUpgrade('f4395e10')
