import type { Random } from '../random.ts'
import type { Copy } from './copy.ts'
import { english } from './english.ts'
import { dutch, german, swedish } from './germanic.ts'
import { polish, turkish } from './other-latin.ts'
import { arabic, chinese, hindi, japanese } from './other-scripts.ts'
import { french, italian, spanish } from './romance.ts'

const latin = [german, french, spanish, italian, dutch, polish, turkish, swedish]
const others = [japanese, chinese, arabic, hindi]
export const allCopy: readonly Copy[] = [english, ...latin, ...others]

/** Chooses the copy of a market. Half of the pictures are in English. */
export const chooseCopy = (r: Random): Copy =>
  r.chance(0.5) ? english : r.chance(0.72) ? r.pick(latin) : r.pick(others)
