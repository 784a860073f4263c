import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCookies, MAX_COOKIES } from '../../src/net/cookies.ts'

const url = 'https://www.amazon.com/dp/B000000001'

describe('the cookies of a storefront', () => {
  it('the cookies of a storefront sends back the last value of a cookie', async () => {
    const cookies = createCookies()
    assert.equal(await cookies.header(url), '')
    await cookies.keep(url, ['visit=1; Path=/', 'not a cookie'])
    await cookies.keep(url, ['visit=2; Path=/'])
    assert.equal(await cookies.header(url), 'visit=2')
  })

  it('the cookies of a storefront drops the oldest cookies beyond the maximum', async () => {
    const cookies = createCookies()
    await cookies.keep(
      url,
      Array.from({ length: MAX_COOKIES + 2 }, (_each, n) => `c${n}=x`),
    )
    const kept = (await cookies.header(url)).split('; ')
    assert.equal(kept.length, MAX_COOKIES)
    assert.ok(!kept.includes('c1=x') && kept.includes('c2=x') && kept.includes(`c${MAX_COOKIES + 1}=x`))
  })
})
