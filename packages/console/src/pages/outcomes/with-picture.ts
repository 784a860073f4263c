/**
 * Returns the images of a listing with the new picture in the place of the old one, or as the main image if the old
 * one is gone. A whole set replaces all.
 */
export function withPicture(
  shelf: readonly string[],
  old: readonly string[],
  own: readonly string[],
): readonly string[] {
  const [first, ...others] = own
  if (first === undefined || others.length > 0) return own
  const place = Math.max(0, shelf.indexOf(old[0] ?? ''))
  const from = shelf.indexOf(first)
  const swapped = from < 0 ? shelf : shelf.with(from, shelf[place] ?? first)
  return swapped.length === 0 ? own : swapped.with(place, first)
}
