import assert from 'node:assert/strict'

/** Prometheus aborts a scrape after 10 s. */
const SCRAPE_MS = 5_000

type Family = { type: string; samples: string[] }
export type MetricsText = {
  families: Map<string, Family>
  /** Values by name and labels, as written in the text. */
  series: Map<string, number>
}

const SAMPLE =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*",?)+\})? (-?(?:\d[\d.e+-]*|Inf)|NaN|\+Inf)$/

/** Scrapes the metrics of a service as Prometheus does. */
export async function metricsAt(address: string): Promise<MetricsText> {
  const response = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(SCRAPE_MS) })
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
  return readMetrics(await response.text())
}

/** Parses Prometheus' text format 0.0.4 and throws when the text is invalid. */
function readMetrics(text: string): MetricsText {
  assert.ok(text.endsWith('\n'))
  const families = new Map<string, Family>()
  const series = new Map<string, number>()
  let last = { name: '', family: { type: '', samples: [] as string[] } }
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# HELP ')) continue
    const [, name, type] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? []
    if (name !== undefined && type !== undefined) {
      assert.ok(!families.has(name), `${name} is declared twice`)
      last = { name, family: { type, samples: [] } }
      families.set(name, last.family)
      continue
    }
    const [, metric = '', labels = '', value = ''] = SAMPLE.exec(line) ?? []
    assert.ok(metric.startsWith(last.name) && metric !== '', `not a sample of ${last.name}: ${line}`)
    assert.ok(!series.has(metric + labels), `sampled twice: ${line}`)
    last.family.samples.push(line)
    series.set(metric + labels, value === '+Inf' ? Infinity : Number(value))
  }
  checkHistograms(series)
  return { families, series }
}

/** Asserts that buckets are cumulative and that the last one equals the count. */
function checkHistograms(series: ReadonlyMap<string, number>): void {
  const buckets = new Map<string, number>()
  for (const [key, count] of series) {
    const [, name, le, labels] = /^(\w+)_bucket\{le="([^"]+)",?(.*)\}$/.exec(key) ?? []
    if (name === undefined || labels === undefined) continue
    const histogram = `${name}_count${labels === '' ? '' : `{${labels}}`}`
    assert.ok(count >= (buckets.get(histogram) ?? 0), key)
    buckets.set(histogram, count)
    if (le === '+Inf') assert.equal(series.get(histogram), count, key)
  }
}
