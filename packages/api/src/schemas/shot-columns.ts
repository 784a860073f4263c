/** Columns of the shot list for people. */
export const SHOT_COLUMNS = [
  'asset_type',
  'description',
  'images',
  'gain',
  'id',
  'name',
  'retailer',
  'category',
  'score',
  'link',
] as const
export type ShotColumn = (typeof SHOT_COLUMNS)[number]
