import type { Db } from '../../platform/db/database.ts'
import { defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import type { Quota } from '../organizations/quota.ts'
import {
  activateRulesOperation,
  chooseTargetsOperation,
  getTargetOperation,
  listTargetsOperation,
  previewRulesOperation,
  publishRulesOperation,
} from './operations/acceptance.ts'
import type { RulePreviewThread } from './preview-rules.ts'

type Deps = { db: Db; quota: Quota; admitWhatIf: AdmitSubmission; rulePreviews: RulePreviewThread }

export const acceptanceModule = defineModule({
  name: 'acceptance',
  operations: (deps: Deps) => [
    listTargetsOperation(deps),
    chooseTargetsOperation(deps),
    getTargetOperation(deps),
    previewRulesOperation(deps),
    publishRulesOperation(deps),
    activateRulesOperation(deps),
  ],
})
