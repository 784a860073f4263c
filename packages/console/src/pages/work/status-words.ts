import type { WorkShot } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'

type Status = WorkShot['status']

/** In the order of the page. */
export const STATUSES: readonly Status[] = ['to_review', 'to_do', 'at_studio', 'done']

export const STATUS_WORDS: Record<Status, MessageId> = {
  to_review: 'console.work.status_to_review',
  to_do: 'console.work.status_to_do',
  at_studio: 'console.work.status_at_studio',
  done: 'console.work.status_done',
}
