import { TARGETS } from '@endcap/catalog'
import {
  RULE_IMAGES,
  RULE_MEASURES,
  RULE_OPERATORS,
  RULE_SEVERITIES,
  RULE_UNITS,
} from '@endcap/catalog/retailer-rules'
import { z } from 'zod'
import { nonEmptyText, text, timestamp, uuid } from './fields.ts'
import { publicationFields, versionFields } from './patch-versions.ts'

const MAX_RULES = 500
const MAX_VALUES = 50
/** Maximum of PostgreSQL's `integer`. */
const MAX_VERSION = 2_147_483_647
const MAX_FIGURE = 1e12

export const day = z.iso.date()
const ruleId = nonEmptyText(100).meta({ description: 'Unique within its target' })
const paths = z.array(nonEmptyText(1_000)).min(1).max(MAX_VALUES)
const version = z
  .int()
  .min(0)
  .max(MAX_VERSION)
  .meta({ description: 'Number of a version. 0 are the rules of the release, or of the installed rule pack' })

export const ruleSource = z
  .strictObject({
    title: nonEmptyText(1_000),
    url: nonEmptyText(4_096).meta({ description: 'Address of the page' }),
    official: z.boolean().meta({ description: 'True for a page of the target itself' }),
    date: text(10).nullable().meta({ description: 'Date on the page: a year, a month or a day' }),
    read: text(10).meta({ description: 'Month or day on which the page was read' }),
  })
  .meta({ id: 'AcceptanceRuleSource' })

const ruleFields = {
  id: ruleId,
  images: z.enum(RULE_IMAGES).meta({ description: '`other`: all but the main image' }),
  categories: paths.exactOptional().meta({ description: 'Paths of category subtrees. Absent for all' }),
  exceptCategories: paths
    .exactOptional()
    .meta({ description: 'Paths of category subtrees without the rule' }),
  markets: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .max(MAX_VALUES)
    .exactOptional()
    .meta({ description: 'Regions of the target. The rule is advice in others. Absent for all' }),
  measure: z.enum(RULE_MEASURES).meta({ description: 'Name of the measurement' }),
  operator: z.enum(RULE_OPERATORS).meta({ description: '`none`: it must be absent' }),
  value: z
    .union([z.number().min(0).max(MAX_FIGURE), text(200), z.array(text(200)).min(1).max(MAX_VALUES)])
    .exactOptional()
    .meta({ description: 'Figure, word or accepted words' }),
  unit: z.enum(RULE_UNITS).exactOptional().meta({ description: 'Unit of the figure' }),
  severity: z.enum(RULE_SEVERITIES).meta({ description: '`hard` refuses an image, `advice` does not' }),
  sources: z
    .array(text(100))
    .max(MAX_VALUES)
    .meta({ description: 'Names of sources. Empty for rules without a public source' }),
  confirmed: z.boolean().exactOptional().meta({ description: 'True if several pages of others state it' }),
  from: day.exactOptional().meta({ description: 'First day on which it holds' }),
  until: day.exactOptional().meta({ description: 'Last day on which it holds' }),
  checked: day.exactOptional().meta({ description: 'Day on which a person checked it again' }),
  disagreesWith: z
    .array(text(100))
    .min(1)
    .max(MAX_VALUES)
    .exactOptional()
    .meta({ description: 'Ids of rules whose pages say otherwise' }),
}

const sources = z.record(z.string().max(100), ruleSource).meta({ description: 'Public pages by name' })

/** A rule as `packages/catalog/retailer-rules` has it. */
const acceptanceRule = z.strictObject(ruleFields).meta({ id: 'AcceptanceRule' })

/** The rules of a target, as rule packs have them. */
export const ruleSet = z
  .strictObject({ target: nonEmptyText(100), sources, rules: z.array(acceptanceRule).max(MAX_RULES) })
  .meta({ id: 'AcceptanceRuleSet' })

export const rulePatch = z
  .strictObject({
    sources: sources.exactOptional(),
    rules: z
      .array(acceptanceRule)
      .max(MAX_RULES)
      .exactOptional()
      .meta({ description: 'Replace rules of the same id, or are added' }),
    removed: z
      .array(ruleId)
      .max(MAX_RULES)
      .exactOptional()
      .meta({ description: 'Ids of rules that do not hold' }),
    checked: z
      .record(z.string().max(100), day)
      .exactOptional()
      .meta({ description: 'Days on which somebody checked a rule, by its id. It is then not old' }),
  })
  .meta({ id: 'AcceptanceRulePatch' })

export const TARGET_IDS = TARGETS.map(({ id }) => id) as [string, ...string[]]
export const targetId = z.enum(TARGET_IDS)

const patch = rulePatch.meta({ description: 'Changes of the rules of a target' })

const target = {
  id: targetId,
  name: z.string(),
  kind: z.enum(['shop', 'channel', 'standard']).meta({
    description: '`shop`: its regions are retailers. Channels and standards only accept images',
  }),
  retailers: z.array(z.string()).meta({ description: 'Ids of its retailer regions' }),
  is_chosen: z.boolean().meta({ description: 'True if your organization chose it' }),
  active_version: version,
  rule_count: z.int().meta({ description: 'Number of rules in force' }),
}

export const acceptanceTarget = z.object(target).meta({ id: 'AcceptanceTarget' })

export const acceptanceTargetList = z
  .object({
    data: z.array(acceptanceTarget),
    chosen: z.array(z.string()).nullable().meta({
      description: 'Ids of the targets that listings are judged for. Null: the retailer of each listing',
    }),
  })
  .meta({ id: 'AcceptanceTargetList' })

export const statedRule = z
  .object({
    rule: acceptanceRule,
    sources: z.array(ruleSource).meta({ description: 'Public pages that state it' }),
    text: z.string().meta({ description: 'The demand in words' }),
    fix: z.string().nullable().meta({ description: 'How to keep it. Null for rules that are not judged' }),
    is_judged: z.boolean().meta({ description: 'False for what Endcap does not measure' }),
    can_refuse: z.boolean().meta({
      description: 'True for hard rules whose measure is right in 95% of cases. Others warn',
    }),
    is_old: z.boolean().meta({ description: 'True if its pages were read more than 180 days ago' }),
  })
  .meta({ id: 'StatedAcceptanceRule' })

const ruleVersion = z.object(versionFields({ version, patch })).meta({ id: 'AcceptanceRuleVersion' })

export const acceptanceTargetDetails = z
  .object({
    ...target,
    rules: z.array(statedRule).meta({ description: 'Rules in force' }),
    replaced: z.array(statedRule).meta({
      description:
        'Rules as the release or the rule pack has them, which the version in force replaces or removes',
    }),
    versions: z.array(ruleVersion).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'AcceptanceTargetDetails' })

export const targetChoice = z
  .object({
    targets: z.array(z.string().max(100)).max(TARGETS.length).nullable().meta({
      description: 'Ids of targets. Null: the retailer of each listing',
    }),
  })
  .meta({ id: 'AcceptanceTargetChoice', example: { targets: ['amazon', 'google-merchant-center'] } })

/** Judged on this day, today by default. */
export const dayQuery = z.object({
  day: day.optional().meta({ description: 'Judges by the rules that hold on this day. Today by default' }),
})

export const ruleDraft = z
  .object({ patch })
  .meta({ id: 'AcceptanceRuleDraft', example: { patch: { removed: ['main-no-border'] } } })

export const rulePublication = z.object(publicationFields({ version, patch })).meta({
  id: 'AcceptanceRulePublication',
  example: { patch: { checked: { 'main-white': '2026-11-29' } }, comment: 'Checked at its page' },
})

export const ruleActivation = z
  .object({ version })
  .meta({ id: 'AcceptanceRuleActivation', example: { version: 0 } })

const states = z
  .object({
    accepted: z.int().meta({ description: 'Listings without a broken rule' }),
    not_accepted: z.int().meta({ description: 'Listings that break a hard rule' }),
    not_sure: z.int().meta({ description: 'Listings that may break a hard rule' }),
  })
  .meta({ id: 'AcceptanceStates' })

/** A listing is not sure if something cannot be known. */
export const ACCEPTANCE_STATES = ['accepted', 'not_accepted', 'not_sure'] as const
export const acceptanceState = z.enum(ACCEPTANCE_STATES)

export const rulePreview = z
  .object({
    listings: z.int().meta({ description: 'Listings that were judged' }),
    is_complete: z.boolean().meta({ description: 'False if there are more listings' }),
    before: states.meta({ description: 'Listings by state, by the rules in force' }),
    after: states.meta({ description: 'Listings by state, by the changed rules' }),
    changed: z
      .array(
        z.object({
          pdp_id: z.string(),
          name: z.string().nullable(),
          before: acceptanceState.meta({ description: 'State by the rules in force' }),
          after: acceptanceState.meta({ description: 'State by the changed rules' }),
        }),
      )
      .meta({ description: 'Up to 20 listings whose state changes' }),
  })
  .meta({ id: 'AcceptanceRulePreview' })

const judgedFields = {
  target: targetId.meta({ description: 'Id of the target' }),
  target_name: z.string().meta({ description: 'Name of the target, with its region if it is a shop' }),
  state: acceptanceState.meta({ description: '`not_sure`: a person should look' }),
  main_image: acceptanceState.meta({ description: 'The state of the main image alone' }),
}

/** The state of a listing at a target, in lists. */
export const targetState = z.object(judgedFields).meta({ id: 'TargetState' })

const acceptanceFinding = z
  .object({
    rule: z.string().meta({ description: 'Id of the rule, unique within its target' }),
    measure: z.enum(RULE_MEASURES).meta({ description: 'Name of the measurement' }),
    image_id: uuid.nullable().meta({ description: 'Null for the listing as a whole' }),
    position: z.int().nullable().meta({
      description: 'Position of the image, 0 for the main image. Null for the listing as a whole',
    }),
    outcome: z.enum(['fail', 'not_sure']).meta({
      description: '`not_sure`: it cannot be known, so a person should look at the image',
    }),
    severity: z.enum(RULE_SEVERITIES).meta({
      description: '`hard` rules refuse. A rule that was read for other markets is `advice`',
    }),
    measured: z.union([z.number(), z.string()]).nullable(),
    required: z
      .union([z.number(), z.string(), z.array(z.string())])
      .nullable()
      .meta({ description: 'Figure, word or accepted words of the rule' }),
    is_old: z.boolean().meta({ description: 'True if its pages were read more than 180 days ago' }),
    message: z.string().meta({ description: 'The problem in words' }),
    fix: z.string().meta({ description: 'How to keep the rule' }),
    source: ruleSource
      .pick({ title: true, url: true, date: true, read: true })
      .strip()
      .nullable()
      .meta({ description: 'The page that states it. Null for rules without a public source' }),
  })
  .meta({ id: 'AcceptanceFinding' })

/** Says whether a target accepts a listing, and why not. */
export const targetAcceptance = z
  .object({
    ...judgedFields,
    judged_at: timestamp.meta({ description: 'Time of the verdict' }),
    findings: z.array(acceptanceFinding).meta({
      description: 'Rules that are not kept, or may not be: those that refuse first, then what is not sure',
    }),
  })
  .meta({ id: 'TargetAcceptance' })

export const acceptance = z.array(targetAcceptance).meta({
  description:
    'Verdicts of the chosen targets on the images. Without a choice it is the retailer. Empty until it is judged',
})

/** Verdicts of all targets on a listing, by the rules of a day. */
export const pdpAcceptance = z
  .object({
    day: day.meta({ description: 'Judged by the rules that hold on this day (UTC)' }),
    data: z.array(targetAcceptance).meta({
      description: 'Verdicts of all targets, the own retailer first. Findings are those of hard rules',
    }),
  })
  .meta({ id: 'PdpAcceptance' })

/** Listings by state at each target. */
export const acceptanceCounts = z
  .array(z.object({ target: judgedFields.target, ...states.shape }))
  .meta({ description: 'Listings by state at each target, the most refusals first' })

export type AcceptanceState = z.output<typeof acceptanceState>
export type TargetState = z.output<typeof targetState>
export type AcceptanceFinding = z.output<typeof acceptanceFinding>
export type TargetAcceptance = z.output<typeof targetAcceptance>
export type PdpAcceptance = z.output<typeof pdpAcceptance>
export type AcceptanceTarget = z.output<typeof acceptanceTarget>
export type AcceptanceTargetList = z.output<typeof acceptanceTargetList>
export type AcceptanceTargetDetails = z.output<typeof acceptanceTargetDetails>
export type StatedAcceptanceRule = z.output<typeof statedRule>
export type AcceptanceRulePreview = z.output<typeof rulePreview>
