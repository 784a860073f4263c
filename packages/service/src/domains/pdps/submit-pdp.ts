import { createSingleFlight } from '@endcap/foundation/concurrency/single-flight'
import type { Organization } from '../organizations/organization-store.ts'
import type { ApplyOutcome, ApplySubmission } from './apply-submission.ts'
import type { PdpKey } from './pdp.ts'
import type { PdpSubmission } from './submission.ts'

export type SubmitRequest = {
  organization: Organization
  idType: PdpKey['idType']
  externalId: string
  submission: PdpSubmission
  signal: AbortSignal
}

/**
 * Creates the submission of PDPs by clients. Identical concurrent submissions are applied once.
 *
 * @throws DomainError with the codes of `PUT /v1/pdps/id/{id}`
 */
export function createSubmitPdp({ applySubmission }: { applySubmission: ApplySubmission }) {
  const flights = createSingleFlight<ApplyOutcome>()

  return function submitPdp(request: SubmitRequest): Promise<ApplyOutcome> {
    const { organization, idType, externalId, submission } = request
    const key = JSON.stringify([organization.id, idType, externalId, submission])
    const submit = (signal: AbortSignal) =>
      applySubmission({
        organization,
        idType,
        externalId,
        retailer: submission.retailer,
        submissionFor: () => submission,
        urgency: 'submission',
        signal,
      })
    return flights(key, submit, request.signal)
  }
}

export type SubmitPdp = ReturnType<typeof createSubmitPdp>
