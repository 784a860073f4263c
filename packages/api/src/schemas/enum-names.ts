import { FAMILIES, RETAILERS, STOREFRONTS } from '@endcap/catalog'
import { RULE_MEASURES } from '@endcap/catalog/retailer-rules'
import { FIELDS, FORMATS } from '@endcap/catalog-files'
import {
  ACTION_CODES,
  ADVICE,
  CLASSIFICATIONS,
  FACTOR_NAMES,
  FIX_REFUSALS,
  FIXES,
  PURSES,
  RULE_NAMES,
} from '@endcap/scoring'
import { ACCEPTANCE_STATES, TARGET_IDS } from './acceptance.ts'
import { LOSS_CAUSES, PENALTY_NAMES } from './actions.ts'
import { BULK_CHANGE_STATUSES, BULK_ITEM_STATUSES, BULK_REASONS } from './bulk-changes.ts'
import { CATEGORY_SOURCES } from './category-source.ts'
import { CORRECTION_KINDS } from './corrections.ts'
import { EVENT_TYPES } from './events.ts'
import { HISTORY_CAUSES, SET_ORIGINS } from './history.ts'
import { IMPORT_ROW_STATUSES, IMPORT_STATUSES } from './imports.ts'
import { INBOX_KINDS } from './inbox.ts'
import { status } from './pdp-scores.ts'
import { VERDICT_REASONS } from './pdp-spark.ts'
import { READ_PROBLEMS } from './shop-pages.ts'
import { SHOP_PUSH_PROBLEMS, SHOP_PUSH_STATUSES, SHOP_PUSH_WARNINGS, SHOP_SYSTEMS } from './shops.ts'
import { VIEW_COLUMNS } from './views.ts'
import { SHOT_CHANGES, SHOT_STATUSES } from './work.ts'

/** Enumeration names in the OpenAPI document and client types. */
export const ENUMS: Readonly<Record<string, readonly string[]>> = {
  AcceptanceMeasure: RULE_MEASURES,
  AcceptanceState: ACCEPTANCE_STATES,
  ActionCode: ACTION_CODES,
  Advice: ADVICE,
  BulkChangeStatus: BULK_CHANGE_STATUSES,
  BulkItemStatus: BULK_ITEM_STATUSES,
  BulkReason: BULK_REASONS,
  CategorySource: CATEGORY_SOURCES,
  Classification: CLASSIFICATIONS,
  CorrectionKind: CORRECTION_KINDS,
  EventType: EVENT_TYPES,
  FactorName: FACTOR_NAMES,
  Family: FAMILIES,
  FixName: FIXES,
  FixRefusal: FIX_REFUSALS,
  HistoryCause: HISTORY_CAUSES,
  IdType: ['id', 'gtin', 'asin'],
  ImportField: FIELDS,
  ImportFormat: FORMATS,
  ImportRowStatus: IMPORT_ROW_STATUSES,
  ImportStatus: IMPORT_STATUSES,
  InboxKind: INBOX_KINDS,
  LossCause: LOSS_CAUSES,
  PdpStatus: status.options,
  PenaltyName: PENALTY_NAMES,
  Purse: PURSES,
  ReadProblem: READ_PROBLEMS,
  RuleName: RULE_NAMES,
  SetOrigin: SET_ORIGINS,
  ShopPushProblem: SHOP_PUSH_PROBLEMS,
  ShopPushStatus: SHOP_PUSH_STATUSES,
  ShopPushWarning: SHOP_PUSH_WARNINGS,
  ShopSystem: SHOP_SYSTEMS,
  ShotChangeName: SHOT_CHANGES,
  ShotStatus: SHOT_STATUSES,
  VerdictReason: VERDICT_REASONS,
  ViewColumn: VIEW_COLUMNS,
}

/** Enumerations that newer services may extend. */
export const OPEN_ENUMS: Readonly<Record<string, readonly string[]>> = {
  AcceptanceTargetId: TARGET_IDS,
  RetailerId: RETAILERS.map(({ id }) => id),
  Region: STOREFRONTS.map(({ region }) => region),
}
