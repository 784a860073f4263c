import { ShopError } from '../shop-error.ts'

/** @throws ShopError refused, with the first reason of the shop */
export function refuseUserErrors(errors: readonly { message: string }[]): void {
  const [error] = errors
  if (error) throw new ShopError('refused', error.message)
}
