import type { RuleMeasure } from '@endcap/catalog/retailer-rules'
import type { Measure } from './measure.ts'
import { backgroundColor, backgroundWhite } from './measures/background.ts'
import { border } from './measures/border.ts'
import {
  aiMark,
  graphics,
  illustration,
  lifestyle,
  model,
  otherProducts,
  packagingInView,
  props,
} from './measures/content.ts'
import {
  animated,
  backgroundTransparent,
  colorSpace,
  fileType,
  jpegQuality,
  resolutionDpi,
} from './measures/file.ts'
import { centered, crop, fillShare, marginPx, marginShare, whitespaceShare } from './measures/framing.ts'
import { duplicateImage, imageCount, imageMissing, requiredView } from './measures/listing.ts'
import { blur, monochrome, upscaled } from './measures/quality.ts'
import { aspectRatio, orientation } from './measures/shape.ts'
import { bytes, pixels } from './measures/sizes.ts'
import {
  badge,
  contactInfo,
  marketplaceMarks,
  priceText,
  promoText,
  shippingText,
  textLanguage,
  textOverlay,
  textShare,
  watermark,
} from './measures/words.ts'

/** Measures of public pages that Endcap judges. Text ids: `acceptance.<name>.rule` and `.fix`. */
export const MEASURES = {
  width_px: pixels,
  height_px: pixels,
  longest_side_px: pixels,
  shortest_side_px: pixels,
  total_px: pixels,
  zoom_px: pixels,
  aspect_ratio: aspectRatio,
  orientation,
  bytes_max: bytes,
  bytes_min: bytes,
  file_type: fileType,
  jpeg_quality: jpegQuality,
  color_space: colorSpace,
  resolution_dpi: resolutionDpi,
  animated,
  upscaled,
  background_white: backgroundWhite,
  background_color: backgroundColor,
  background_transparent: backgroundTransparent,
  fill_share: fillShare,
  whitespace_share: whitespaceShare,
  margin_px: marginPx,
  margin_share: marginShare,
  centered,
  crop,
  text_overlay: textOverlay,
  text_share: textShare,
  text_language: textLanguage,
  promo_text: promoText,
  price_text: priceText,
  shipping_text: shippingText,
  contact_info: contactInfo,
  logo: badge,
  seller_logo: badge,
  watermark,
  badge,
  marketplace_marks: marketplaceMarks,
  graphics,
  border,
  energy_label: badge,
  props,
  accessories_not_included: props,
  other_products: otherProducts,
  packaging_in_view: packagingInView,
  model,
  lifestyle,
  illustration,
  monochrome,
  blur,
  required_view: requiredView,
  image_count_min: imageCount,
  image_count_recommended: imageCount,
  image_count_max: imageCount,
  image_missing: imageMissing,
  duplicate_image: duplicateImage,
  ai_mark: aiMark,
} as const satisfies Partial<Record<RuleMeasure, Measure>>

export type JudgedMeasure = keyof typeof MEASURES

const BY_NAME: ReadonlyMap<string, Measure> = new Map(Object.entries(MEASURES))

/** Returns null for measures that Endcap cannot judge. */
export const findMeasure = (name: RuleMeasure): Measure | null => BY_NAME.get(name) ?? null
