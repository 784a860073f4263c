export type * from './contract.ts'
export type { ConnectionOptions, EndcapOptions, TokenFunction } from './endcap.ts'
export { Endcap } from './endcap.ts'
export type { ClientErrorCode, ErrorDetails } from './endcap-error.ts'
export { EndcapError } from './endcap-error.ts'
export type { List, Page } from './list.ts'
export type { WaitOptions } from './poll.ts'
export type { Images } from './resources/images.ts'
export type { Categories, Drafts, Retailers, Uploads } from './resources/others.ts'
export type { Pdps } from './resources/pdps.ts'
export type { Spark, SparkRequests } from './resources/spark.ts'
export type {
  PdpsByAsin,
  PdpsByGtin,
  RegionOption,
  RetailerOption,
  Submissions,
} from './resources/submissions.ts'
export type { Credential, TokenResponse } from './token-source.ts'
export type { RequestOptions } from './transport.ts'
export type * from './types.ts'
