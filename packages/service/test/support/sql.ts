/** For benchmarks, whose package does not depend on the database's. */
export { sql } from 'kysely'
