import type { Classification } from '@endcap/scoring'

/** Tells photographers what an image of each asset type should show. */
export const SHOT_DESCRIPTIONS: Record<Classification, string> = {
  Packshot: 'The whole product alone from the front, on plain white.',
  'Packshot Back': 'The back of the pack, straight on, with every line readable.',
  'Alternate Angle': 'The product alone from another side, on plain white.',
  Detail: 'A close-up of the material, the texture or a feature.',
  Lifestyle: 'The product where it is used, in a real scene with the right light.',
  'In Use': 'Hands or a person using the product. The action is clear at a glance.',
  'On Model': 'The product worn by a person, whole and in natural light.',
  'Size And Scale': 'The product in a hand or beside a familiar object, so that its size is clear.',
  Infographic: 'The product with its three main features in short, large words.',
  'Comparison Chart': 'The product beside its variants or alternatives, compared in a simple table.',
  Ingredients: 'The list of ingredients, straight on and large enough to read on a phone.',
  'Nutrition Label': 'The nutrition facts, straight on and large enough to read on a phone.',
  Instructions: 'The steps of use, each with a picture and a few words.',
  Packaging: 'The box or the bag that the product arrives in, closed and from the front.',
  'Group Or Variant': 'All variants or all parts of the set side by side.',
  Swatch: 'The color or the fabric alone, filling the frame, in neutral light.',
  Other: 'Another view that answers a question of shoppers.',
}
