// Measures the time until the service is ready, its memory when idle, and the time it takes to stop.
// usage: npm run bench:start
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../packages/service/src/cli/main.ts', import.meta.url))
const STARTS = 3

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

const data = mkdtempSync(join(tmpdir(), 'endcap-bench-'))
for (let start = 0; start <= STARTS; start++) {
  const port = await freePort()
  const before = performance.now()
  const child = spawn(process.execPath, [MAIN, 'serve', '--data', data, '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ENDCAP_LOG: 'error' },
  })
  let answered = false
  while (!answered && child.exitCode === null) {
    answered = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!answered) await sleep(10)
  }
  const seconds = (performance.now() - before) / 1000
  await sleep(5_000)
  const idleMb = residentMb(child.pid)
  const stopping = performance.now()
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  const stopS = (performance.now() - stopping) / 1000
  console.log(
    `${start === 0 ? 'first start ever' : `start ${start}`.padEnd(16)}  ready after ${seconds.toFixed(2)} s, ` +
      `${idleMb} MB resident when idle, stopped in ${stopS.toFixed(2)} s`,
  )
}
rmSync(data, { recursive: true, force: true })
