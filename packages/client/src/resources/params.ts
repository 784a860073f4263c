import type { Region, RetailerId } from '../contract.ts'

/** Defaults to `marketplace_us`. */
export type RetailerParams = { retailer?: RetailerId | undefined }
/** Defaults to `us`. */
export type RegionParams = { region?: Region | undefined }
export type AsinSubmitParams = RegionParams & {
  /** True to download existing images again. */
  refresh_images?: boolean | undefined
}
