import { z } from 'zod'

/** Why the page of a shop was not read. */
export const READ_PROBLEMS = [
  'forbidden',
  'busy',
  'no_response',
  'unavailable',
  'robot_check',
  'not_found',
  'unreadable',
  'no_pictures',
  'picture_failed',
  'failed',
] as const
export type ReadProblem = (typeof READ_PROBLEMS)[number]

export const readProblem = z.enum(READ_PROBLEMS).nullable()
