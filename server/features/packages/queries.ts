import { sql } from 'kysely'
import type { PackageInput } from '#contract/packages.ts'
import type { Database } from '#server/db/connect.ts'

/**
 * Replaces the professional's packages by these, in this order. A package with the id of one of the professional's
 * packages stays that package (the first, if several have the same id); all others are new.
 */
export async function replacePackages(
  db: Database,
  professionalId: number,
  packages: readonly PackageInput[],
  now: Date,
): Promise<void> {
  const given = JSON.stringify(packages.map((one, index) => ({ ...one, position: index + 1 })))
  await sql`
    with given as (
      select g.*, k.id as kept_id
        from jsonb_to_recordset(${given}::jsonb) as g (id integer, position smallint, name text, price numeric,
             unit text, description text, includes text[])
        left join packages as k on k.id = g.id and k.professional_id = ${professionalId}
         and not exists (select from jsonb_to_recordset(${given}::jsonb) as earlier (id integer, position smallint)
                          where earlier.id = g.id and earlier.position < g.position)
    ), removed as (
      delete from packages
       where professional_id = ${professionalId}
         and id not in (select kept_id from given where kept_id is not null)
    ), changed as (
      update packages as k
         set position = g.position, name = g.name, price = g.price, unit = g.unit, description = g.description,
             includes = g.includes, updated_at = ${now}
        from given as g where k.id = g.kept_id
    )
    insert into packages (professional_id, position, name, price, unit, description, includes, created_at, updated_at)
    select ${professionalId}, position, name, price, unit, description, includes, ${now}, ${now}
      from given where kept_id is null order by position`.execute(db)
}
