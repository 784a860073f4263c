export const SHOP_PROBLEMS = [
  'access_refused',
  'changed_meanwhile',
  'invalid_answer',
  'missing_scopes',
  'not_settled',
  'picture_failed',
  'product_not_found',
  'refused',
  'throttled',
  'too_many_pictures',
  'unreachable',
] as const
export type ShopProblem = (typeof SHOP_PROBLEMS)[number]

/** `message` has no token and no internal address, so callers may see it. */
export class ShopError extends Error {
  readonly problem: ShopProblem
  /** Another attempt may succeed. */
  readonly isTransient: boolean
  constructor(
    problem: ShopProblem,
    message: string,
    { isTransient = TRANSIENT.has(problem), cause }: { isTransient?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'ShopError'
    this.problem = problem
    this.isTransient = isTransient
  }
}

const TRANSIENT: ReadonlySet<ShopProblem> = new Set(['not_settled', 'throttled', 'unreachable'])
