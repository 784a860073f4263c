import { z } from 'zod'
import {
  ACCEPTANCE_TARGET_DETAILS_EXAMPLE,
  ACCEPTANCE_TARGET_EXAMPLE,
  RULE_PREVIEW_EXAMPLE,
} from '../examples/acceptance.ts'
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
  isConditional: false,
})

export const getAcceptanceTarget = defineOperation({
  id: 'getAcceptanceTarget',
  method: 'GET',
  path: '/v1/acceptance-targets/{target}',
  tag: 'Acceptance',
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
  isConditional: false,
})
