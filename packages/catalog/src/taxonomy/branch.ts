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

/** A top-level category with everything below it. Parents precede their children. */
export type Branch = {
  /** Rubric families by path. A category without one has that of its parent. */
  rubrics: Readonly<Record<string, Family>>
  /**
   * Category of what is bought for a device and named by it, by the device's path. Applies to everything below the
   * device: the head noun of "GoPro mount" is no camera.
   */
  accessories?: Readonly<Record<string, string>>
  /**
   * A line for each category: path, colon, and brands and product lines that (nearly) always belong to it, separated
   * by commas. One long text loads faster than an object.
   */
  brands: string
}
