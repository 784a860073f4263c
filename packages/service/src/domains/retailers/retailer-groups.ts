import { RETAILERS, type Retailer } from '@endcap/catalog'

/** Regions with identical image rules. */
export type RetailerGroup = Pick<Retailer, 'mainImage' | 'recommendedCarouselImages'> & {
  retailers: Pick<Retailer, 'id' | 'display_name'>[]
}

const byRules = Map.groupBy(RETAILERS, ({ mainImage, recommendedCarouselImages }) =>
  JSON.stringify([mainImage, recommendedCarouselImages]),
)

export const RETAILER_GROUPS: readonly RetailerGroup[] = [...byRules.values()].flatMap((members) => {
  const [first] = members
  if (!first) return []
  const { mainImage, recommendedCarouselImages } = first
  const retailers = members.map(({ id, display_name }) => ({ id, display_name }))
  return [{ mainImage, recommendedCarouselImages, retailers }]
})
