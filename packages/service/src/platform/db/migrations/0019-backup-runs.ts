import type { SchemaChange } from '../schema-change.ts'

/** `endcap doctor` and a metric report the age of the last backup. */
export const backupRuns: SchemaChange = {
  statements: [
    `CREATE TABLE backup_run (
      finished_at timestamptz PRIMARY KEY DEFAULT now(),
      directory text NOT NULL,
      byte_length bigint NOT NULL,
      missing_files integer NOT NULL
    )`,
  ],
}
