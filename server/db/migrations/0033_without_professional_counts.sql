-- Serves from 0014: since that release totals are read from professional_facets, and nothing reads these numbers.
create or replace function count_professionals(categories integer[], cities text[], spellings text[], prices numeric[],
                                               bands integer[], changes integer[])
  returns void language sql as $$
  select add_professional_facets(categories, cities, spellings, prices, bands, changes)
$$;
-- Allowed, drops function add_professional_counts(categories integer[], cities text[], prices numeric[], changes integer[]): only
-- the function above called it.
drop function add_professional_counts;
-- Allowed, drops table professional_counts: nothing reads it any more, and nothing writes it after the function above.
drop table professional_counts;
