/** Limits of a submission. Tests compare them with the API's schemas. */
export const MAX_CAROUSEL_IMAGES = 20
export const MAX_URL_LENGTH = 4_096
export const MAX_TEXT_LENGTH = 1_000
export const MAX_TAGS = 50
export const MAX_TAG_LENGTH = 100
export const MAX_NOTE_LENGTH = 500
export const MAX_FAMILY_LENGTH = 200

/** Row, line or XML element in UTF-16 units. Longer ones are malformed. */
export const MAX_ROW_LENGTH = 1_000_000
/** Amazon's widest templates have some 1,000. */
export const MAX_COLUMNS = 3_000
/** UTF-16 units. */
export const MAX_NAME_LENGTH = 200
/** Products and malformed rows. All keys are kept in memory. */
export const MAX_RECORDS = 500_000
/** Bytes that `detectCatalog` needs of longer files. */
export const MIN_HEAD_BYTES = 65_536
/** Bytes that `detectCatalog` reads. */
export const MAX_HEAD_BYTES = 262_144
/** Rows and UTF-16 units of a product. Shopify allows 2,048 variants. */
export const MAX_PRODUCT_ROWS = 2_500
export const MAX_PRODUCT_LENGTH = 2_000_000
/** Rows of a sheet, bytes of an unpacked workbook. */
export const MAX_WORKBOOK_ROWS = 500_000
export const MAX_UNPACKED_BYTES = 1_000_000_000
/** A workbook's texts in UTF-8, kept in memory. */
export const MAX_SHARED_BYTES = 100_000_000
export const MAX_SHARED_TEXTS = 5_000_000
export const MAX_EXCERPT_LENGTH = 2_000
