import { endcap } from '../../session/session.ts'

/** The report of the service about a file of results. */
export type FileReport = {
  format: string
  rows: number
  stored: number
  replaced: number
  problems: { row: number; problem: string; message: string }[]
}

const UPLOAD_TIMEOUT_MS = 600_000

/** Sends a file of results. A dry run only reports. */
export function sendOutcomeFile(file: File, options: { isDryRun: boolean }): Promise<FileReport> {
  return endcap.send.request<FileReport>(
    {
      method: 'POST',
      path: ['outcome-files'],
      query: { dry_run: String(options.isDryRun) },
      body: new Blob([file]),
    },
    { timeout: UPLOAD_TIMEOUT_MS },
  )
}
