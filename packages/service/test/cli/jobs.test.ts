import { describeOnPostgres } from '../support/stores.ts'
import { jobsSuite } from './jobs-suite.ts'

// jobs.slow.test.ts has the same suite with the embedded database, whose start takes 1 s of CPU time.
describeOnPostgres('endcap jobs', jobsSuite)
