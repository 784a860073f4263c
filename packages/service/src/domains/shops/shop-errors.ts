import { ShopError } from '@endcap/shop-systems'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** Runs work of a request. @throws DomainError SHOP_REFUSED, SHOP_UNAVAILABLE */
export async function reportingShop<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { problem, message, isTransient } = error
    throw new DomainError(isTransient ? 'SHOP_UNAVAILABLE' : 'SHOP_REFUSED', message, {
      extra: { problem },
      cause: error,
    })
  }
}
