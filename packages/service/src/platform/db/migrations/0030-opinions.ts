import type { SchemaChange } from '../schema-change.ts'

/** Answers of a model about contents, and the number of questions by day. */
export const opinions: SchemaChange = {
  locks: { organization: 'SHARE ROW EXCLUSIVE' },
  statements: [
    // Belongs to content, like facts. `other_sha256` and `subject` are empty where a question has none.
    `CREATE TABLE opinion (
      organization_id uuid NOT NULL REFERENCES organization,
      sha256 text NOT NULL,
      question text NOT NULL,
      other_sha256 text NOT NULL,
      subject text NOT NULL,
      model text NOT NULL,
      status text NOT NULL,
      label text,
      attempts integer NOT NULL CHECK (attempts >= 0),
      asked_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (organization_id, sha256, question, other_sha256, subject, model),
      CHECK ((status = 'valid') = (label IS NOT NULL))
    )`,
    `CREATE INDEX opinion_of_other ON opinion (organization_id, other_sha256) WHERE other_sha256 <> ''`,
    `CREATE INDEX opinion_failed ON opinion (asked_at) WHERE status = 'failed'`,
    `CREATE TABLE opinion_count (
      organization_id uuid NOT NULL REFERENCES organization,
      day date NOT NULL,
      questions integer NOT NULL,
      PRIMARY KEY (organization_id, day)
    )`,
    'CREATE INDEX opinion_count_by_day ON opinion_count (day)',
  ],
}
