export { classifyBreadcrumbs, type StorefrontHints } from './breadcrumbs/classify-breadcrumbs.ts'
export { classifyLabels } from './breadcrumbs/classify-labels.ts'
export { ASIN_FORM, isAsin } from './codes/asin.ts'
export { gtinFault, toGtin14 } from './codes/gtin.ts'
export { MAX_ID_LENGTH, OWN_ID_FORM, ownIdProblem } from './codes/own-id.ts'
export { type ProductCode, productCodes } from './codes/product-codes.ts'
export { type CategoryMatch, classifyName, likelyCategories, MIN_CONFIDENCE } from './names/classify-name.ts'
export { commonName } from './names/common-name.ts'
export { loadNameIndex, type NameIndex } from './names/name-index.ts'
export { plain } from './names/words.ts'
export {
  findRetailer,
  findStorefront,
  languageOfRetailer,
  marketOf,
  storefrontAt,
  storefrontOfRetailer,
} from './retailers/find-retailer.ts'
export {
  type MainImageRules,
  type Retailer,
  SELLING_REGIONS,
  type SellingRegion,
  type Storefront,
} from './retailers/retailer.ts'
export { DEFAULT_REGION, DEFAULT_RETAILER, RETAILERS, STOREFRONTS } from './retailers/retailers.ts'
export {
  findTarget,
  TARGETS,
  type Target,
  type TargetKind,
  targetOfRetailer,
} from './retailers/targets.ts'
export { FAMILIES, type Family } from './taxonomy/branch.ts'
export {
  CATEGORIES,
  type Category,
  findCategory,
  findCategoryByPath,
  findCategoryIdsBelow,
  isWithinIcp,
} from './taxonomy/categories.ts'
export { type CategoryWords, loadCategoryWords } from './taxonomy/category-words.ts'
