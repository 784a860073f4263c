import { ACTION } from './action.ts'
import { ASSET_TYPE } from './asset-type.ts'
import { CATALOG_FORMAT } from './catalog-format.ts'
import type { Concept } from './concept.ts'
import { CONSOLE_PAGE } from './console-page.ts'
import { EVENT_TYPE } from './event-type.ts'
import { FACTOR } from './factor.ts'
import { MCP_TOOL } from './mcp-tool.ts'
import { PENALTY } from './penalty.ts'
import { RETAILER } from './retailer.ts'
import { RETAILER_RULE } from './retailer-rule.ts'

/** Concepts made of one file or line, in the order of CONTRIBUTING.md. */
export const CONCEPTS: readonly Concept[] = [
  FACTOR,
  PENALTY,
  ASSET_TYPE,
  RETAILER,
  RETAILER_RULE,
  ACTION,
  EVENT_TYPE,
  CATALOG_FORMAT,
  MCP_TOOL,
  CONSOLE_PAGE,
]
