import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { hashOfDrawing } from './address.ts'

const migrations = join(import.meta.dirname, '../../server/db/migrations')

test('a picture of a demo marketplace made before migration 0006 is drawn as before', async () => {
  const { url, pool, drop } = await createTestDatabase('template1')
  onTestFinished(drop)
  const before = mkdtempSync(join(tmpdir(), 'zauvijek-migrations-'))
  onTestFinished(() => rmSync(before, { recursive: true }))
  for (const name of readdirSync(migrations).filter((file) => file < '0006'))
    copyFileSync(join(migrations, name), join(before, name))
  await migrate(url, { directory: before })
  await pool.query(`
    insert into users (name, email, role, password_hash) values ('Iva', 'iva@primjer.test', 'professional', 'x');
    insert into professionals (user_id, company_name, category_id)
      select users.id, 'Foto Val', min(categories.id) from users, categories group by users.id;
    insert into media (professional_id, hash, filename, width, height, position, drawing)
      select id, hash, 'slika.webp', 1600, 1200, place, drawing from professionals, (values
        ('00000000000000000001', 0, 'lokacija-3-41-landscape'), ('00000000000000000002', 1, 'make-up-i-frizura-0-7-wide'),
        ('00000000000000000003', 2, null)) as pictures (hash, place, drawing)`)
  await migrate(url)
  const { rows } = await pool.query<{ hash: string }>('select hash from media order by position')
  expect(rows.map(({ hash }) => hash)).toEqual([
    hashOfDrawing({ category: 'lokacija', motif: 3, seed: 41, crop: 'landscape' }),
    hashOfDrawing({ category: 'make-up-i-frizura', motif: 0, seed: 7, crop: 'wide' }),
    '00000000000000000003',
  ])
})
