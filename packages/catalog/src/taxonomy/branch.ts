/** Rubric families. Each category's images are scored by the rubric of one. */
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

/** A top-level category with everything below it: a file of `taxonomy`. */
export type Branch = {
  /** Rubric families by path. A category without one has that of its parent. */
  rubrics: Readonly<Record<string, string>>
  /**
   * Category of what is bought for a device and named by it, by the device's path. Applies to everything below the
   * device: the head noun of "GoPro mount" is no camera.
   */
  accessories: Readonly<Record<string, string>>
  /**
   * Brands and product lines that (nearly) always belong to a category, separated by commas, by its path. Lists all
   * categories, and parents precede their children.
   */
  brands: Readonly<Record<string, string>>
}
