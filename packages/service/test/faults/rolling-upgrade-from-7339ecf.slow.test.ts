import { describeRollingUpgrade } from './rolling-upgrade-suite.ts'

describeRollingUpgrade('7339ecf')
