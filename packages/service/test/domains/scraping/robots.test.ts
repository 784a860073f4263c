import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readRobots } from '@endcap/listing-sources'

const allows = (text: string, path = '/dp/B0DEMOCHP2', product = 'Endcap') =>
  readRobots(text, product).allows(path)

const CASES: [title: string, text: string, isAllowed: boolean][] = [
  ['allows all without rules', '', true],
  ['allows all with an empty rule', 'User-agent: *\nDisallow:', true],
  ['refuses what is disallowed for all', 'User-agent: *\nDisallow: /dp/', false],
  ['ignores groups of others', 'User-agent: Other\nDisallow: /', true],
  ['prefers its own group', 'User-agent: *\nDisallow: /\n\nUser-agent: endcap\nDisallow: /gp/', true],
  ['reads a group of several clients', 'User-agent: other\nUser-agent: ENDCAP/1.0\nDisallow: /dp', false],
  ['lets the longest rule decide', 'User-agent: *\nDisallow: /\nAllow: /dp/', true],
  ['prefers allow of two equal rules', 'User-agent: *\nDisallow: /dp\nAllow: /dp', true],
  ['reads wildcards', 'User-agent: *\nDisallow: /*/B0DEMO', false],
  ['reads the end of a path', 'User-agent: *\nDisallow: /dp$', true],
  [
    'ignores comments and unknown lines',
    'Sitemap: x\nUser-agent: * # all\nDisallow: /dp # no\nnonsense',
    false,
  ],
  ['ignores rules before a group', 'Disallow: /\nUser-agent: *\nAllow: /', true],
]

describe('readRobots', () => {
  for (const [title, text, isAllowed] of CASES)
    it(`readRobots ${title}`, () => assert.equal(allows(text), isAllowed))

  it('readRobots answers hostile patterns quickly', () => {
    const text = `User-agent: *\nDisallow: /${'*a'.repeat(30)}b`
    assert.equal(allows(text, `/${'a'.repeat(2_000)}`), true)
  })
})
