import { ShotList } from '@endcap/client/shot-list'
import { endcap } from '../../session/session.ts'

/** Columns of the file that people download. */
export const FILE_COLUMNS = [
  'asset_type',
  'description',
  'images',
  'gain',
  'id',
  'name',
  'retailer',
  'category',
  'score',
  'link',
] as const

/** The images that listings lack. */
export const shots = new ShotList(endcap)
