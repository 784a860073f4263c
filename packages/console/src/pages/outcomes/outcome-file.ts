import type { OutcomeFileReport } from '@endcap/client'
import { outcomes } from '../../features/outcomes/outcomes.ts'

const UPLOAD_TIMEOUT_MS = 600_000

/** Sends a file of results. A dry run only reports. */
export const sendOutcomeFile = (
  file: File,
  { isDryRun }: { isDryRun: boolean },
): Promise<OutcomeFileReport> =>
  outcomes.importFile(file, { dryRun: isDryRun }, { timeout: UPLOAD_TIMEOUT_MS })
