import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findFreePort } from '#scripts/free-ports.ts'
import { host, whenProxyAnswers } from './tls-proxy.ts'

const deployed = resolve(import.meta.dirname, '../deploy/zauvijek.caddyfile')

/** The deployed file with this machine's addresses and a certificate from Caddy's own authority. */
function siteFor(port: number, product: number): string {
  let site = readFileSync(deployed, 'utf8')
  const replace = (text: string, by: string) => {
    if (!site.includes(text)) throw new Error(`${deployed} has no “${text}”`)
    site = site.replace(text, by)
  }
  replace('\nzauvijek.example.com {\n', `\nhttps://zauvijek.example.com:${port} {\n\tbind ${host}\n\ttls internal\n`)
  replace('reverse_proxy 127.0.0.1:3000 ', `reverse_proxy ${host}:${product} `)
  return site
}

/** Caddy with `deploy/zauvijek.caddyfile` in front of a product on this port. */
export async function startCaddy(folder: string, product: number) {
  const port = await findFreePort()
  const globals = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system ${folder}\n}\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, globals + siteFor(port, product))
  const program = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return whenProxyAnswers(program, port)
}
