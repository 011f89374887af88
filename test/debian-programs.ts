import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that the tests of deploy/ run, and the Debian packages that contain them. */
export const debianPackages = {
  caddy: 'caddy',
  nginx: 'nginx-light',
  openssl: 'openssl',
  'systemd-analyze': 'systemd',
  'systemd-socket-activate': 'systemd',
  shellcheck: 'shellcheck',
}
type Program = keyof typeof debianPackages

/** An ordinary user's PATH lacks the folders of system programs. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']

function isInstalled(program: Program): boolean {
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Whether to skip a test without these programs. With TEST_CLUSTER nothing is skipped, and it fails. */
export const lacks = (...programs: Program[]) =>
  process.env['TEST_CLUSTER'] !== 'on' && !programs.every((program) => isInstalled(program))
