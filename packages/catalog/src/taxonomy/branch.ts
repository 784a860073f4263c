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

/** A top-level category: a file of `taxonomy`. */
export type Branch = {
  /** By path, inherited from the parent. */
  rubrics: Readonly<Record<string, string>>
  /** By device path, for everything below: "GoPro mount" is no camera. */
  accessories: Readonly<Record<string, string>>
  /** Comma-separated, (nearly) always of the category. Lists all paths, parents first. */
  brands: Readonly<Record<string, string>>
}
