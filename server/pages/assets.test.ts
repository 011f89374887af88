import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'zauvijek-client-'))
const write = (path: string, text: string) => writeFileSync(join(clientFolder, path), text)
mkdirSync(join(clientFolder, 'assets'))
write('assets/home-AAAAAAAA.js', 'own')
write('secret.js', 'no')
write('favicon.ico', 'icon')
const { app, close } = await makeTestApp({
  web: { clientFolder, render: () => Promise.reject(new Error('no page is asked for')) },
})
afterAll(async () => {
  await close()
  rmSync(clientFolder, { recursive: true })
})

test('a file of another release, laid beside the build since the start, is found', async () => {
  expect((await app.inject('/assets/home-AAAAAAAA.js')).payload).toBe('own')
  expect((await app.inject('/assets/home-BBBBBBBB.js')).statusCode).toBe(404)
  write('assets/home-BBBBBBBB.js.gz', 'packed')
  write('assets/home-BBBBBBBB.js', 'next')
  const plain = await app.inject('/assets/home-BBBBBBBB.js')
  expect([plain.statusCode, plain.headers['content-type'], plain.headers['cache-control'], plain.payload]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'next',
  ])
  const packed = await app.inject({ url: '/assets/home-BBBBBBBB.js', headers: { 'accept-encoding': 'gzip' } })
  expect([packed.headers['content-encoding'], packed.payload]).toEqual(['gzip', 'packed'])
})

test.each(['..%2Fsecret.js', '%2e%2e%2fsecret.js', '.hidden.js', 'home-AAAAAAAA', ''])(
  '%j names no file',
  async (name) => {
    write('assets/.hidden.js', 'no')
    write('assets/home-AAAAAAAA', 'no')
    expect((await app.inject(`/assets/${name}`)).statusCode).toBe(404)
  },
)

test('the icon that browsers and search engines request unasked is at its address', async () => {
  const icon = await app.inject('/favicon.ico')
  expect([icon.statusCode, icon.headers['content-type'], icon.payload]).toEqual([200, 'image/x-icon', 'icon'])
})
