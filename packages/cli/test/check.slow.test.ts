import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { CATALOG, drawPicture } from '@endcap/demo-shop'
import type { RuleCheck } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import sharp from 'sharp'
import { assertFailures, endcap, endcapAll, jsonLines } from '../../service/test/support/process.ts'
import { SARIF_SCHEMA } from '../../service/test/support/sarif-schema.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'
import { parseXml } from '../../service/test/support/strict-xml.ts'
import type { CheckedImage } from '../src/check/check-image.ts'
import { githubReport } from '../src/check/report-github.ts'
import { junitReport } from '../src/check/report-junit.ts'
import { markdownReport } from '../src/check/report-markdown.ts'
import { sarifReport } from '../src/check/report-sarif.ts'
import { textReport } from '../src/check/report-text.ts'
import { describeBrokenRule } from '../src/check/rule-texts.ts'

const photos = join(temporaryDirectory(), 'photos')

/** Draws a picture of the demo shop. */
async function draw(file: string, asin: string, index: number): Promise<void> {
  const product = CATALOG.find((each) => each.asin === asin)
  const design = product?.images[index]
  assert.ok(product && design)
  writeFileSync(
    join(photos, file),
    await sharp(Buffer.from(drawPicture(product, design)))
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
}

before(async () => {
  mkdirSync(join(photos, 'below'), { recursive: true })
  await draw('good.jpg', 'B0DEMOCAN1', 0)
  await draw('below/scene.jpg', 'B0DEMOCAN1', 2)
  writeFileSync(join(photos, 'broken, 100%: <&>.png'), 'no picture')
})

const check = (...args: string[]) => endcap(['check', photos, ...args])
const results = (stdout: string) => jsonLines<CheckedImage>(stdout)

describe('endcap check', () => {
  it('endcap check fails for images below the minimum and unreadable ones, and advises', async () => {
    const { code, stdout, stderr } = await check('--json')
    assert.deepEqual([code, stderr], [1, 'endcap: 2 of 3 images failed\n'])
    const [scene, broken, good] = results(stdout)
    assert.match(String(scene?.file), /below\/scene\.jpg$/)
    assert.deepEqual([scene?.failures.map((each) => each.check), good?.failures], [['min-score'], []])
    assert.match(scene?.failures[0]?.message ?? '', /^The image scores \d\d\.\d, below the minimum of 80\. /)
    assert.ok((scene?.advice.length ?? 0) > 0)
    assert.ok((good?.score ?? 0) > 80)
    assert.deepEqual(
      [broken?.score, broken?.failures.map((each) => each.check)],
      [null, ['unreadable-image']],
    )
  })

  it('endcap check fails for hard rules of a target, and warns of what is not sure', async () => {
    const scene = join(photos, 'below')
    const [failed, unknown] = await endcapAll([
      ['check', scene, '--min', '10', '--target', 'amazon', '--json'],
      ['check', scene, '--target', 'nowhere'],
    ])
    const [image] = results(failed?.stdout ?? '')
    const checks = image?.failures.map(({ check }) => check) ?? []
    assert.ok(checks.includes('acceptance/background_white'), checks.join())
    assert.ok(image?.unsure.every(({ message }) => message.startsWith('Not sure, please look: ')))
    assert.deepEqual([failed?.code, unknown?.code], [1, 2])
  })

  it('endcap check fails for broken rules of a retailer, and passes without', async () => {
    const scene = join(photos, 'below')
    const [passed, failed, inRole] = await endcapAll([
      ['check', scene, '--min', '10'],
      ['check', scene, '--min', '10', '--retailer', 'walmart_us'],
      ['check', scene, '--min', '60', '--role', 'carousel', '--category', 'Food'],
    ])
    assert.ok(passed && failed && inRole)
    assert.deepEqual([passed.code, passed.stderr], [0, ''])
    assert.match(passed.stdout, /^ok {4} \d\d\.\d {2}.*scene\.jpg\n1 image, 0 failed\n$/)
    const { code, stdout } = failed
    assert.equal(code, 1)
    assert.match(stdout, /The product fills \d\d% of the frame\. Walmart US asks for at least 80%\./)
    assert.match(stdout, /The background is not pure white\. Walmart US asks for a pure white one\./)
    assert.equal(inRole.code, 0, inRole.stdout)
  })

  it('endcap check writes each report to a file, and prints a summary', async () => {
    const folder = temporaryDirectory()
    const reports = ['junit', 'sarif'].map((format) => ({ format, output: join(folder, format) }))
    const answers = await endcapAll(
      reports.map(({ format, output }) => ['check', photos, '--format', format, '--output', output]),
    )
    for (const { code, stdout } of answers) assert.deepEqual([code, stdout], [1, '3 images, 2 failed\n'])
    const [junit = '', sarif = ''] = reports.map(({ output }) => readFileSync(output, 'utf8'))
    assert.equal(parseXml(junit).attributes['failures'], '2')
    assert.equal((JSON.parse(sarif) as { version: string }).version, '2.1.0')
  })

  it('endcap check rejects wrong usage with exit code 2', async () => {
    const cases: [string[], RegExp][] = [
      [[photos, '--min', '101'], /must be a number from 0 to 100/],
      [[photos, '--min', ''], /must be a number from 0 to 100/],
      [[photos, '--min=-1'], /must be a number from 0 to 100/],
      [[photos, '--min', 'high'], /must be a number from 0 to 100/],
      [[photos, '--json', '--format', 'text'], /--json is a format of its own; leave out --format/],
      [[photos, '--retailer', 'walmart'], /there is no retailer "walmart"; use one of .*walmart_us/],
      [[photos, '--retailer', 'walmart_us', '--role', 'carousel'], /main images only/],
      [[photos, '--category', 'Nothing'], /there is no category/],
      [[photos, '--format', 'xml'], /Allowed choices are text, junit, sarif, github, markdown/],
      [[temporaryDirectory()], /there are no images to check/],
      [['https://example.com/a.jpg'], /no URLs/],
      [[photos, '--output', join(photos, 'good.jpg')], /would overwrite an image/],
      [[photos, '--report', `sarif=${join(photos, 'good.jpg')}`], /would overwrite an image/],
      [[photos, '--report', 'xml=report.xml'], /must be a format and a file/],
      [[photos, '--report', 'sarif='], /must be a format and a file/],
      [[], /missing required argument/],
    ]
    await assertFailures(
      2,
      cases.map(([args, message]) => [['check', ...args], message] as const),
    )
  })

  it('endcap check counts a file once that is given in several ways', async () => {
    const scene = join(photos, 'below', 'scene.jpg')
    const again = relative(process.cwd(), scene)
    const { stdout } = await endcap([
      ...['check', scene, again, join(photos, 'below'), `${photos}/./below/scene.jpg`],
      ...['--json', '--min', '0'],
    ])
    assert.deepEqual(
      results(stdout).map(({ file }) => file),
      [scene],
    )
  })

  it('endcap check explains in words why a file cannot be read', async () => {
    const { code, stdout } = await endcap([
      'check',
      join(photos, 'gone.jpg'),
      join(photos, 'broken, 100%: <&>.png'),
      '--json',
    ])
    assert.equal(code, 1)
    const messages = results(stdout).map(({ failures }) => failures[0]?.message ?? '')
    assert.match(messages[0] ?? '', /^The image cannot be read: the file does not exist/)
    for (const message of messages) assert.doesNotMatch(message, /[a-z]_[a-z]|ENOENT/)
  })
})

describe('a broken rule', () => {
  it('a broken rule is described with the measured and the required value', () => {
    const cases: [RuleCheck['rule'], number, number | boolean, string][] = [
      ['min_pixels', 800, 1500, 'The longer side has 800 pixels. Walmart US asks for at least 1,500.'],
      ['fill_share', 0.3, 0.8, 'The product fills 30% of the frame. Walmart US asks for at least 80%.'],
      [
        'fill_share',
        0.8,
        0.8,
        'The product fills slightly less than 80% of the frame. Walmart US asks for at least 80%.',
      ],
      [
        'white_background',
        0.9,
        true,
        'The background is not pure white. Walmart US asks for a pure white one.',
      ],
      [
        'no_off_pack_text',
        0.003,
        0,
        'Text beside the product covers under 1% of the frame. Walmart US allows none.',
      ],
      ['aspect', 1.5, 1, 'The width is 1.5 times the height. Walmart US asks for a square.'],
    ]
    for (const [rule, measured, required, text] of cases)
      assert.equal(
        describeBrokenRule(
          { rule, measured, required, passed: false },
          { display_name: 'Walmart US' },
          ENGLISH.write,
        ),
        text,
      )
  })
})

/** Images with everything that a report has to escape. */
const ODD: CheckedImage[] = [
  { file: 'photos/fine.jpg', score: 91.04, failures: [], unsure: [], advice: [] },
  {
    file: 'photos/ö "x" <&>\u0000\u001b[31m\n::error::, 100%:.jpg',
    score: 42,
    failures: [
      { check: 'min-score', message: 'Line one\r\nline two: 50% ]]> <b>\u0007\ud800' },
      { check: 'retailer/aspect', message: 'The width is 2 times the height.' },
    ],
    unsure: [],
    advice: [{ code: 'FILL', title: 'Show it larger', detail: 'Crop & <trim>.', expected_gain: 7.25 }],
  },
  {
    file: join(temporaryDirectory(), 'out side.jpg'),
    score: null,
    failures: [{ check: 'unreadable-image', message: 'The image cannot be read: gone.' }],
    unsure: [],
    advice: [],
  },
]

describe('a report', () => {
  it('a report is well-formed JUnit XML with one test case per image', () => {
    const suites = parseXml(junitReport(ODD))
    const [suite] = suites.children
    const counts = { name: 'endcap check', tests: '3', failures: '2', errors: '0' }
    assert.deepEqual([suites.name, suites.attributes], ['testsuites', counts])
    assert.deepEqual([suite?.name, suite?.attributes], ['testsuite', { ...counts, skipped: '0' }])
    const cases = suite?.children ?? []
    assert.deepEqual(
      cases.map(({ name, attributes }) => [name, Object.keys(attributes)]),
      ODD.map(() => ['testcase', ['name', 'classname']]),
    )
    const [fine, odd, gone] = cases
    assert.deepEqual(fine?.children, [])
    assert.equal(odd?.attributes['name'], 'photos/ö "x" <&>\\u0000\\u001b[31m\\u000a::error::, 100%:.jpg')
    const [failure] = odd?.children ?? []
    assert.deepEqual([failure?.name, failure?.attributes['type']], ['failure', 'min-score'])
    assert.match(
      failure?.text ?? '',
      /50% \]\]> <b>\\u0007\\ud800\n.*\n\+7\.3 {2}Show it larger\. Crop & <trim>\./,
    )
    assert.equal(gone?.children[0]?.attributes['type'], 'unreadable-image')
  })

  it('a report is SARIF with all required fields, and paths relative to the working directory', () => {
    const log = JSON.parse(sarifReport(ODD)) as {
      runs: { tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }[]
    }
    const ajv = new Ajv({ allErrors: true })
    addFormats.default(ajv)
    assert.ok(ajv.validate(SARIF_SCHEMA, log), ajv.errorsText())
    const [run] = log.runs
    const results = run?.results ?? []
    assert.deepEqual(
      results.map(({ ruleId, level }) => [ruleId, level]),
      [
        ['min-score', 'error'],
        ['retailer/aspect', 'error'],
        ['factor/fill', 'note'],
        ['unreadable-image', 'error'],
      ],
    )
    for (const { ruleId, ruleIndex } of results)
      assert.equal(run?.tool.driver.rules[Number(ruleIndex)]?.id, ruleId)
    const [relativeUri, , , outside] = results.map(({ locations }) => JSON.stringify(locations))
    assert.match(
      relativeUri ?? '',
      /"uri":"photos\/%C3%B6%20%22x%22%20%3C%26%3E%00%1B%5B31m%0A%3A%3Aerror%3A%3A%2C%20100%25%3A\.jpg","uriBaseId":"%SRCROOT%"/,
    )
    assert.ok(outside?.includes(pathToFileURL(ODD[2]?.file ?? '').href), outside)
  })

  it('a report has one escaped GitHub annotation per reason', () => {
    assert.deepEqual(githubReport(ODD).split('\n').slice(0, 2), [
      '::error file=photos/ö "x" <&>\u0000\u001b[31m%0A%3A%3Aerror%3A%3A%2C 100%25%3A.jpg,title=Score below the minimum::Line one%0D%0Aline two: 50%25 ]]> <b>\u0007\ud800',
      '::error file=photos/ö "x" <&>\u0000\u001b[31m%0A%3A%3Aerror%3A%3A%2C 100%25%3A.jpg,title=Wrong shape for the retailer::The width is 2 times the height.',
    ])
    assert.equal(githubReport(ODD).split('\n').length, 4)
    const here = githubReport([{ ...ODD[2], file: join(process.cwd(), 'a.jpg') } as CheckedImage])
    assert.match(here, /^::error file=a\.jpg,/)
  })

  it('a report is Markdown with a table of at most 500 failed images, in which no text is markup', () => {
    const report = markdownReport(ODD)
    assert.match(report, /^### Endcap: 3 images, 2 failed\n/)
    assert.ok(report.includes('<td>photos/ö &quot;x&quot; &lt;&amp;&gt;\\u0000'), report)
    assert.equal(markdownReport(ODD.slice(0, 1)), '### Endcap: 1 image, 0 failed')
    const many = markdownReport(
      Array.from({ length: 510 }, () => ODD[1]).filter((each) => each !== undefined),
    )
    assert.deepEqual(
      [many.split('<tr><td>').length - 1, many.split('\n').at(-1)],
      [500, '10 more images fail.'],
    )
  })

  it('a report shows control characters of file names on a terminal', () => {
    assert.match(textReport(ODD), /^FAIL {3}42\.0 {2}photos\/ö "x" <&>\\u0000\\u001b\[31m\\u000a::error/m)
  })
})
