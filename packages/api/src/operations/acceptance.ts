import { z } from 'zod'
import {
  ACCEPTANCE_TARGET_DETAILS_EXAMPLE,
  ACCEPTANCE_TARGET_EXAMPLE,
  RULE_PREVIEW_EXAMPLE,
} from '../examples/acceptance.ts'
import { ACCEPTANCE_REPORT_EXAMPLE, REFUSED_LISTING_EXAMPLE } from '../examples/acceptance-report.ts'
import { defineOperation } from '../openapi/operation.ts'
import {
  acceptanceTargetDetails,
  acceptanceTargetList,
  dayQuery,
  ruleActivation,
  ruleDraft,
  rulePreview,
  rulePublication,
  targetChoice,
} from '../schemas/acceptance.ts'
import {
  acceptanceReport,
  acceptanceReportExportQuery,
  acceptanceReportQuery,
  refusedListing,
} from '../schemas/acceptance-report.ts'
import { TABLE_TYPES } from './exports.ts'

const targetPath = z.object({
  target: z.string().meta({ description: 'Id of the target', example: 'amazon' }),
})
const list = {
  200: {
    description: 'All targets',
    schema: acceptanceTargetList,
    example: { data: [ACCEPTANCE_TARGET_EXAMPLE], chosen: ['amazon'] },
  },
}
const details = {
  description: 'The target with the rules in force',
  schema: acceptanceTargetDetails,
  example: ACCEPTANCE_TARGET_DETAILS_EXAMPLE,
}

export const listAcceptanceTargets = defineOperation({
  id: 'listAcceptanceTargets',
  method: 'GET',
  path: '/v1/acceptance-targets',
  tag: 'Acceptance',
  limits: 'none',
  summary: 'List who accepts or refuses images',
  description:
    'Returns shops, channels such as shopping feeds, and standards, whose rules Endcap knows, and which of them your ' +
    'organization chose.',
  answers: list,
})

export const chooseAcceptanceTargets = defineOperation({
  id: 'chooseAcceptanceTargets',
  method: 'PUT',
  path: '/v1/acceptance-targets/chosen',
  tag: 'Acceptance',
  summary: 'Choose whose rules listings are judged by',
  description: 'Replaces the choice. Null is the retailer of each listing.',
  request: { body: targetChoice },
  answers: list,
  errors: ['ACCEPTANCE_TARGET_NOT_FOUND', 'VALIDATION_ERROR'],
})

export const getAcceptanceTarget = defineOperation({
  id: 'getAcceptanceTarget',
  method: 'GET',
  path: '/v1/acceptance-targets/{target}',
  tag: 'Acceptance',
  limits: 'none',
  summary: 'Read the rules of a target',
  description:
    'Returns the rules in force with their sources, and the versions of your organization. Rules that are not ' +
    'measured are listed too. `day` returns those that hold on it.',
  request: { params: targetPath, query: dayQuery },
  answers: { 200: details },
  errors: ['ACCEPTANCE_TARGET_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'ACCEPTANCE_TARGET_NOT_FOUND',
})

export const previewAcceptanceRules = defineOperation({
  id: 'previewAcceptanceRules',
  method: 'POST',
  path: '/v1/acceptance-targets/{target}/preview',
  tag: 'Acceptance',
  summary: 'Preview a change of rules',
  description:
    'Judges your newest listings by changed rules from stored facts, and changes nothing. For shops these are the ' +
    'listings of their regions.',
  request: { params: targetPath, body: ruleDraft },
  answers: {
    200: {
      description: 'The states before and after',
      schema: rulePreview,
      example: RULE_PREVIEW_EXAMPLE,
    },
  },
  errors: ['ACCEPTANCE_TARGET_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'ACCEPTANCE_TARGET_NOT_FOUND',
  isSubmission: true,
})

export const publishAcceptanceRules = defineOperation({
  id: 'publishAcceptanceRules',
  method: 'POST',
  path: '/v1/acceptance-targets/{target}/versions',
  tag: 'Acceptance',
  isIdempotent: true,
  summary: 'Publish rules of your own',
  description:
    'Adds a version and puts it in force. Your rules need no public source. `checked` confirms rules that were read ' +
    'long ago.',
  request: { params: targetPath, body: rulePublication },
  answers: { 201: details },
  errors: ['ACCEPTANCE_RULES_CHANGED', 'ACCEPTANCE_TARGET_NOT_FOUND', 'QUOTA_EXCEEDED', 'VALIDATION_ERROR'],
  malformedPath: 'ACCEPTANCE_TARGET_NOT_FOUND',
})

export const activateAcceptanceRules = defineOperation({
  id: 'activateAcceptanceRules',
  method: 'PUT',
  path: '/v1/acceptance-targets/{target}/active',
  tag: 'Acceptance',
  summary: 'Roll back to a version of rules',
  description: 'Puts an earlier version in force again. Version 0 has none of your changes.',
  request: { params: targetPath, body: ruleActivation },
  answers: { 200: details },
  errors: ['ACCEPTANCE_TARGET_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'ACCEPTANCE_TARGET_NOT_FOUND',
})

const REPORT_ERRORS = ['ACCEPTANCE_TARGET_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'] as const

export const getAcceptanceReport = defineOperation({
  id: 'getAcceptanceReport',
  method: 'GET',
  path: '/v1/acceptance-targets/{target}/report',
  tag: 'Acceptance',
  summary: 'Report what a target refuses',
  description:
    'Counts stored verdicts: what the target refuses, why, and the cheapest fix of each refusal. A day from the next ' +
    'dated change of the rules on counts the verdicts by the rules of that day, which are stored too.',
  request: { params: targetPath, query: acceptanceReportQuery },
  answers: {
    200: { description: 'The report', schema: acceptanceReport, example: ACCEPTANCE_REPORT_EXAMPLE },
  },
  errors: REPORT_ERRORS,
  malformedPath: 'ACCEPTANCE_TARGET_NOT_FOUND',
  hasTexts: true,
  isConditional: false,
})

export const exportAcceptanceReport = defineOperation({
  id: 'exportAcceptanceReport',
  method: 'GET',
  path: '/v1/acceptance-targets/{target}/report/export',
  tag: 'Acceptance',
  summary: 'Export refused listings',
  description:
    'Returns a file with a row for each refused listing, like the export of listings. The first sheet of a workbook ' +
    'has the reasons.',
  request: { params: targetPath, query: acceptanceReportExportQuery },
  answers: {
    200: {
      description: 'The file. A line of NDJSON is a refused listing',
      files: TABLE_TYPES,
      schema: refusedListing,
      example: REFUSED_LISTING_EXAMPLE,
    },
  },
  errors: [...REPORT_ERRORS, 'RATE_LIMITED'],
  malformedPath: 'ACCEPTANCE_TARGET_NOT_FOUND',
  isConditional: false,
})
