import { aspect } from './aspect.ts'
import { fillShare } from './fill-share.ts'
import { imageRights } from './image-rights.ts'
import { mainImageContent } from './main-image-content.ts'
import { minPixels } from './min-pixels.ts'
import { noOffPackText } from './no-off-pack-text.ts'
import type { RetailerRule } from './retailer-rule.ts'
import { whiteBackground } from './white-background.ts'

export const RETAILER_RULES = {
  min_pixels: minPixels,
  fill_share: fillShare,
  white_background: whiteBackground,
  no_off_pack_text: noOffPackText,
  aspect,
  main_image_content: mainImageContent,
  image_rights: imageRights,
} as const satisfies Record<string, RetailerRule>

export type RuleName = keyof typeof RETAILER_RULES

export const RULE_NAMES = Object.keys(RETAILER_RULES) as [RuleName, ...RuleName[]]
