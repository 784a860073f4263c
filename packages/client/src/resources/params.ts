import type { Region, RetailerId } from '../contract.ts'

/** Selects a retailer region. Defaults to `marketplace_us`. */
export type RetailerParams = { retailer?: RetailerId | undefined }
/** Selects a storefront region. Defaults to `us`. */
export type RegionParams = { region?: Region | undefined }
