exports.check = async ({ Endcap, EndcapError, Events }, how) => {
  const endcap = Endcap.fromEnv()
  const { status } = await endcap.pdps.wait('sku', {}, { interval: 1 })
  const rows = []
  for await (const { name } of endcap.pdps.list({ scoreMax: 80 })) rows.push(name)
  const error = await endcap.pdps.get('nope').catch((thrown) => thrown)
  const isNotFound = error instanceof EndcapError.NotFound
  const isNamed = /at (async )?retrying/.test(error.stack)
  // The entry has the same classes of errors.
  const broken = await new Events(endcap)
    .stream()
    .next()
    .catch((thrown) => thrown)
  const isUnexpected = broken instanceof EndcapError.UnexpectedResponse
  const stop = AbortSignal.abort(new Error('stopped'))
  const aborted = await endcap.retailers.list({ signal: stop }).catch((thrown) => thrown.message)
  const major = process.versions.node.split('.')[0]
  console.log(JSON.stringify([how, Number(major), status, rows, isNotFound, isNamed, isUnexpected, aborted]))
}
