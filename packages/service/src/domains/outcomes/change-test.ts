import type { OutcomeTestChange } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { bindPictures } from './bind-pictures.ts'
import { findTest } from './read-tests.ts'
import { settleTests } from './settle-tests.ts'

/** Sets what people say of the arms, and reads the test anew. @throws DomainError OUTCOME_TEST_NOT_FOUND, PICTURE_NOT_FOUND */
export async function changeTest(
  trx: Db,
  organizationId: string,
  id: string,
  { arms }: OutcomeTestChange,
): Promise<void> {
  const test = await findTest(trx, organizationId, id)
  const known = new Set(test.arms.map((arm) => arm.id))
  for (const { arm_id: armId, pictures, is_control: isControl, share } of arms) {
    if (!known.has(armId)) throw new DomainError('OUTCOME_TEST_NOT_FOUND', 'the test has no such arm')
    // A test has one control.
    if (isControl)
      await trx.updateTable('outcome_arm').set({ is_control: false }).where('test_id', '=', test.id).execute()
    if (isControl !== undefined || share !== undefined)
      await trx
        .updateTable('outcome_arm')
        .set({
          ...(isControl !== undefined && { is_control: isControl }),
          ...(share !== undefined && { share }),
        })
        .where('id', '=', armId)
        .execute()
    if (pictures === undefined) continue
    const unbound = await bindPictures(trx, organizationId, [{ id: armId, testId: test.id, pictures }])
    if (unbound.size > 0)
      throw new DomainError('PICTURE_NOT_FOUND', 'a picture of an arm is not found', {
        extra: { arm_id: armId },
      })
  }
  await settleTests(trx, [test.id])
}
