/** Texts of one market. The lists are long enough that a classifier cannot learn a class from one fixed line. */
export interface Copy {
  code: string
  headlines: readonly string[]
  features: readonly string[]
  benefits: readonly string[]
  badges: readonly string[]
  howTo: readonly string[]
  steps: readonly string[]
  ingredientsTitle: readonly string[]
  ingredients: readonly string[]
  /** title, per 100 g, per serving, energy, fat, of which saturates, carbohydrate, of which sugars, fibre, protein, salt */
  nutrition: readonly string[]
  /** title, height, width, depth, capacity, chart title, size, chest, waist, length */
  size: readonly string[]
  /** ours, others, title, before, after */
  versus: readonly string[]
  colours: readonly string[]
  kinds: readonly string[]
  legal: readonly string[]
  box: readonly string[]
  story: readonly string[]
}

export const list = (joined: string): readonly string[] => joined.split('|')
