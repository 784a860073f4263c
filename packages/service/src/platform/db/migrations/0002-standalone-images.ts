import type { SchemaChange } from '../schema-change.ts'

export const standaloneImages: SchemaChange = {
  statements: [
    `ALTER TABLE image
    ADD COLUMN category_id uuid,
    ADD COLUMN role text CHECK (role IN ('hero', 'carousel'))`,
    `UPDATE image
    SET category_id = pdp.category_id, role = CASE pdp_image.position WHEN 0 THEN 'hero' ELSE 'carousel' END
    FROM pdp_image JOIN pdp ON pdp.id = pdp_image.pdp_id
    WHERE pdp_image.image_id = image.id`,
    'CREATE INDEX pdp_image_image ON pdp_image (image_id)',
    `ALTER TABLE scoring_run
    ALTER COLUMN pdp_id DROP NOT NULL,
    ADD COLUMN image_id uuid REFERENCES image,
    ADD CHECK (num_nonnulls(pdp_id, image_id) = 1)`,
    // A category from a name or another code never replaces a given one.
    'ALTER TABLE known_product ADD COLUMN is_guess boolean NOT NULL DEFAULT false',
    "CREATE INDEX scoring_run_item_pending ON scoring_run_item (sha256) WHERE status = 'pending'",
  ],
}
