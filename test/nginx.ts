import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findFreePorts } from '#scripts/free-ports.ts'
import { host, whenProxyAnswers } from './tls-proxy.ts'

const deployed = resolve(import.meta.dirname, '../deploy/nginx.conf')

/** The deployed file with this machine's addresses and its own certificate. */
function siteFor(folder: string, ports: { http: number; https: number; product: number }): string {
  let site = readFileSync(deployed, 'utf8')
  const replace = (pattern: RegExp, by: string) => {
    if (!pattern.test(site)) throw new Error(`${deployed} has nothing like ${pattern}`)
    site = site.replace(pattern, by)
  }
  replace(/^ +listen \[::\].*\n/gm, '')
  replace(/^  listen 80;/m, `  listen ${host}:${ports.http};`)
  replace(/^  listen 443 /m, `  listen ${host}:${ports.https} `)
  replace(/\/etc\/letsencrypt\/live\/zauvijek\.example\.com/g, folder)
  replace(/\/var\/log\/nginx(?=\/error\.log)/g, folder)
  replace(/127\.0\.0\.1:3000/g, `${host}:${ports.product}`)
  return site
}

const configurationFor = (folder: string, site: string) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log error;
events {}
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`

/** nginx with `deploy/nginx.conf` in front of a product on this port. */
export async function startNginx(folder: string, product: number) {
  const [http = 0, https = 0] = await findFreePorts(2)
  const ports = { http, https, product }
  const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', ...kind, '-subj', '/CN=zauvijek.example.com', ...key], { stdio: 'ignore' })
  writeFileSync(join(folder, 'nginx.conf'), configurationFor(folder, siteFor(folder, ports)))
  const program = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    env: { PATH: `${process.env['PATH']}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return { ...(await whenProxyAnswers(program, ports.https)), port: ports.https }
}
