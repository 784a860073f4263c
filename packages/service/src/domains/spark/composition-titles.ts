/** In merchandisers' words. */
const TITLES: Record<string, string> = {
  mobile_hero: 'Main image for phones',
  white_packshot: 'White background',
  bright_set: 'Lifestyle, bright scene',
  mood_set: 'Lifestyle, warm scene',
  seasonal_set: 'Lifestyle, season',
  palette_set: 'Lifestyle, product color',
  pack_callouts: 'Infographic, callouts',
  size_and_scale: 'Size and scale',
  group: 'Group',
}

/** Returns the title of a composition. */
export function titleOf(composition: string): string {
  const title = TITLES[composition]
  if (title !== undefined) return title
  const [, closeUp] = /^close_up_(\d+)$/.exec(composition) ?? []
  if (closeUp !== undefined) return `Close-up ${closeUp}`
  const words = composition.replace(/^generated_/, '').replaceAll('_', ' ')
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return composition.startsWith('generated_') ? `${name}, generated` : name
}
