import { lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

export interface Browser {
  path: string
  env: Record<string, string>
}

/** Never the package's own `args`, which run everything in one process and disable web security. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const packageFolder = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')))

/**
 * The tests' browser: `CHROMIUM` if set, otherwise the one in the npm package, unpacked once into a folder that belongs
 * to this user. The libraries missing in a bare Debian are next to it, only for the browser's process.
 */
export async function findChromium(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  if (process.env.CHROMIUM) return { path: process.env.CHROMIUM, env }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The browser in node_modules is for Linux on x64: set CHROMIUM to the path of a Chromium or Chrome.',
    )
  }
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = join(tmpdir(), `zauvijek-chromium-${version}-${userInfo().username}`)
  if (!isOurs(folder)) await unpackInto(folder)
  return {
    path: join(folder, 'chromium'),
    env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

/** Another user with write access to the temporary directory could put a browser there first. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found === undefined) return false
  if (!found.isDirectory() || found.uid !== process.getuid?.()) throw new Error(`${folder} belongs to somebody else.`)
  return true
}

/** Atomic: workers start at the same moment, and a half-written browser would be mistaken for a complete one. */
async function unpackInto(folder: string): Promise<void> {
  const draft = mkdtempSync(`${folder}-`)
  try {
    await Promise.all(['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((name) => inflateInto(draft, name)))
    writeFileSync(join(draft, 'fonts.conf'), fontConfiguration(folder))
    await rename(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!isOurs(folder)) throw error
  }
}

/** The package unpacks only into the temporary directory, which it reads on each call. */
function inflateInto(folder: string, name: string): Promise<string> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  const unpacking = inflate(join(packageFolder, 'bin', name))
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  return unpacking
}

/** The packaged one names the directories of AWS Lambda. */
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`
