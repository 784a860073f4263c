import type { Region, RetailerId } from '../contract.ts'

/** Selects a retailer region. Defaults to `marketplace_us`. */
export type RetailerParams = { retailer?: RetailerId | undefined }
/** Selects a storefront region. Defaults to `us`. */
export type RegionParams = { region?: Region | undefined }
/** Selects a storefront region and how its images are read. */
export type AsinSubmitParams = RegionParams & {
  /** True to download images again that the listing has already. */
  refresh_images?: boolean | undefined
}
