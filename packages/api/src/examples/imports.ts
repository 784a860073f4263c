import type { Import, ImportRow, ImportSummary } from '../schemas/imports.ts'
import { EXAMPLE_IDS } from './ids.ts'

const PROBLEM = {
  row: 311,
  column: 'Variant Barcode',
  code: 'INVALID_GTIN',
  severity: 'error',
  message: 'The last digit does not fit the others. Check for a typo.',
} as const

export const IMPORT_SUMMARY_EXAMPLE: ImportSummary = {
  import_id: EXAMPLE_IDS.import,
  status: 'ready',
  error_code: null,
  error: null,
  filename: 'products_export_1.csv',
  bytes: 2_104_551,
  format: 'shopify',
  created_at: '2026-11-25T08:00:00.000Z',
  started_at: null,
  ended_at: null,
  expires_at: '2026-12-25T08:00:00.000Z',
}

export const IMPORT_EXAMPLE: Import = {
  ...IMPORT_SUMMARY_EXAMPLE,
  sha256: '9b74c9897bac770ffc029102a200c5de0a5fcd2c2d7f0c2a2e3f5e6d1b8a4c70',
  container: 'csv',
  encoding: 'utf-8',
  encoding_is_guess: false,
  sheet: null,
  sheets: [],
  delimiter: ',',
  confidence: 0.95,
  reasons: ['The columns are those of a Shopify product export, written as CSV.'],
  missing: [],
  columns: [
    { name: 'Handle', field: 'id', proposed_field: 'id', samples: ['crackleby-sea-salt-8oz'] },
    {
      name: 'Image Src',
      field: 'image',
      proposed_field: 'image',
      samples: ['https://cdn.example.com/1.jpg'],
    },
  ],
  mapping: { columns: { Handle: 'id', 'Image Src': 'image' }, group_rows: 'key' },
  retailer: 'marketplace_us',
  category_id: null,
  refresh_images: false,
  composed_set: 'keep',
  starts_when_ready: false,
  dry_run: {
    rows: 1_903,
    listings: 412,
    images: 1_890,
    valid: 411,
    new: 398,
    changed: 9,
    unchanged: 4,
    failed: 1,
    skipped: 0,
    warnings: 0,
    composed: 0,
    problems: [{ ...PROBLEM, key: 'mug-good-morning' }],
  },
  progress: { total: 412, waiting: 411, done: 0, unchanged: 0, failed: 1, skipped: 0, scored: 0 },
}

export const IMPORT_ROW_EXAMPLE: ImportRow = {
  row: 311,
  last_row: 311,
  key_type: 'id',
  key: 'mug-good-morning',
  retailer: 'marketplace_us',
  name: null,
  hero_image_url: null,
  image_count: 0,
  change: null,
  status: 'failed',
  error_code: 'INVALID_GTIN',
  problems: [PROBLEM],
  pdp_id: null,
}
