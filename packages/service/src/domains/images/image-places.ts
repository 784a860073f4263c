import type { ImageExplanation } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import type { Image } from './image-store.ts'

export type ImagePlaces = Pick<ImageExplanation, 'filename' | 'pdps' | 'spark'>

export type FindImagePlaces = (image: Pick<Image, 'id' | 'rootImageId'>) => Promise<ImagePlaces>

/** Creates the look-up of where images are used. */
export const createFindImagePlaces =
  (db: Db): FindImagePlaces =>
  async ({ id, rootImageId }) => {
    const places = await db
      .selectFrom('pdp_image')
      .innerJoin('pdp', 'pdp.id', 'pdp_image.pdp_id')
      .select(['pdp.id as pdp_id', 'name', 'position', 'filename'])
      .where('image_id', '=', id)
      .orderBy('pdp.id')
      .execute()
    const child = await db
      .selectFrom('spark_child')
      .select('composition')
      .where('image_id', '=', id)
      .executeTakeFirst()
    return {
      filename: places[0]?.filename ?? null,
      pdps: places.map(({ pdp_id, name, position }) => ({ pdp_id, name, position })),
      spark:
        child && rootImageId !== null ? { root_image_id: rootImageId, composition: child.composition } : null,
    }
  }
