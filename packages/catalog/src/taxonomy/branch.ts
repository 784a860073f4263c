/** Each category is scored by one family's rubric. */
export const FAMILIES = [
  'general',
  'food and drink',
  'medicine',
  'beauty',
  'color cosmetics',
  'apparel',
  'electronics',
  'home',
] as const
export type Family = (typeof FAMILIES)[number]

/** A top-level category and everything below it: a file of `taxonomy`. */
export type Branch = {
  /** By path, inherited from the parent. */
  rubrics: Readonly<Record<string, string>>
  /** Accessory category by device path, for everything below the device: "GoPro mount" is no camera. */
  accessories: Readonly<Record<string, string>>
  /**
   * Comma-separated brands and lines that (nearly) always belong to a category. Lists all paths, parents first.
   */
  brands: Readonly<Record<string, string>>
}
