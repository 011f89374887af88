import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The last commit whose migrations are a proper prefix of today's; some were renumbered in between. */
export function findFormerCommit(): string {
  const folder = 'server/db/migrations'
  const today = readdirSync(join(root, folder)).toSorted()
  const commits = git('log', '--first-parent', '--format=%H', '--', folder).split('\n')
  const former = commits.find((commit) => {
    const names = git('ls-tree', '--name-only', `${commit}:${folder}`).split('\n').toSorted()
    return names.length < today.length && names.every((name, index) => name === today[index])
  })
  if (former === undefined) throw new Error('No former release is in the history: name one by --from.')
  return former
}

/** Extracts its sources into the folder, installs packages and builds it; an existing build is reused. */
export function buildRelease(reference: string, parent: string): string {
  const commit = git('rev-parse', reference)
  const folder = join(parent, commit)
  if (existsSync(join(folder, 'build/stamp'))) return folder
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  npm('ci', '--prefer-offline', '--no-audit', '--no-fund')
  npm('run', 'build')
  return folder
}

const assetsOf = (tree: string) => join(tree, 'build/client/assets')

/** Copies the page assets of each release to the other, as the guide prescribes before the first restart. */
export function shareAssets(one: string, other = root): void {
  cpSync(assetsOf(one), assetsOf(other), { recursive: true, force: false, preserveTimestamps: true })
  cpSync(assetsOf(other), assetsOf(one), { recursive: true, force: false, preserveTimestamps: true })
}
