export type { EventListParams, EventStreamParams } from './events/events.ts'
export { Events } from './events/events.ts'
