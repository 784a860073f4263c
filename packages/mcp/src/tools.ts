import type { Tool } from './tool.ts'
import { explainImage } from './tools/explain-image.ts'
import { explainListing } from './tools/explain-listing.ts'
import { exportListings } from './tools/export-listings.ts'
import { findBestComposition } from './tools/find-best-composition.ts'
import { findListings } from './tools/find-listings.ts'
import { getListing } from './tools/get-listing.ts'
import { getListingSpark } from './tools/get-listing-spark.ts'
import { getSparkIdeas, getSparkImages } from './tools/get-spark.ts'
import { getStatistics } from './tools/get-statistics.ts'
import { getTeaching } from './tools/get-teaching.ts'
import { listCategories } from './tools/list-categories.ts'
import { listRetailers } from './tools/list-retailers.ts'
import { compareScoresWithResults, listTests, planTests } from './tools/outcomes.ts'
import { requestSparkIdeas, requestSparkImages } from './tools/request-spark.ts'
import { scoreComposition } from './tools/score-composition.ts'
import { scoreImage } from './tools/score-image.ts'
import { setListingImages } from './tools/set-listing-images.ts'
import { planTest, storeResults } from './tools/store-results.ts'
import { submitListing } from './tools/submit-listing.ts'
import { submitListingByAsin } from './tools/submit-listing-by-asin.ts'
import { teachAssetTypes } from './tools/teach-asset-types.ts'

/** Tools in the order that models see. */
export const TOOLS: readonly Tool[] = [
  findListings,
  getListing,
  explainListing,
  explainImage,
  scoreComposition,
  findBestComposition,
  setListingImages,
  submitListing,
  submitListingByAsin,
  scoreImage,
  requestSparkImages,
  getSparkImages,
  requestSparkIdeas,
  getSparkIdeas,
  getListingSpark,
  getTeaching,
  teachAssetTypes,
  getStatistics,
  listTests,
  compareScoresWithResults,
  planTests,
  planTest,
  storeResults,
  listCategories,
  listRetailers,
  exportListings,
]
