-- The numbers of lists by tenths of a star, so that a rating between those that are offered is a sum, too: rating_band has
-- also -10 to -50 now, the tenth below an average with a minus, of whom anybody has rated. The release before asks for no
-- such rows, and these functions keep them for its writes as well.

create function rating_tenth(average numeric) returns integer language sql immutable as $$ select trunc(10 * average)::integer $$;

-- Each key's rows by band, by tenth and for all; the bands that are given to this and to all below are tenths.
create or replace function facet_keys(categories integer[], cities text[], spellings text[], prices numeric[],
                                      bands integer[], changes integer[])
  returns table (category_id integer, search_city text, price_from numeric, rating_band smallint, city text, change integer)
  language sql immutable as $$
  select c.category_id, s.search_city, p.price_from, b.rating_band::smallint,
         case when c.category_id = 0 and s.search_city <> '*' and p.price_from = -2 and b.rating_band = -1 then t.city end,
         t.change
    from unnest(categories, cities, spellings, prices, bands, changes)
      as t (category_id, search_city, city, price_from, tenth, change)
   cross join lateral (values (0), (t.category_id)) as c (category_id)
   cross join lateral (values ('*'), (t.search_city)) as s (search_city)
   cross join lateral (values (-2), (coalesce(t.price_from, -1))) as p (price_from)
   cross join lateral (values (-1), (rating_band(t.tenth / 10.0)), (-nullif(t.tenth, 0))) as b (rating_band)
   where c.category_id is not null and s.search_city is not null and b.rating_band is not null
$$;
create or replace function reach_keys(categories integer[], cities text[], distances integer[], prices numeric[],
                                      bands integer[], changes integer[])
  returns table (search_city text, travels_km smallint, category_id integer, price_band smallint, rating_band smallint,
                 change integer)
  language sql immutable as $$
  select t.search_city, coalesce(t.travels_km, -1)::smallint, c.category_id, p.price_band::smallint,
         b.rating_band::smallint, t.change
    from unnest(categories, cities, distances, prices, bands, changes)
      as t (category_id, search_city, travels_km, price_from, tenth, change)
   cross join lateral (values (0), (t.category_id)) as c (category_id)
   cross join lateral (values (-2), (price_band(t.price_from))) as p (price_band)
   cross join lateral (values (-1), (rating_band(t.tenth / 10.0)), (-nullif(t.tenth, 0))) as b (rating_band)
   where c.category_id is not null and t.search_city is not null and b.rating_band is not null
$$;

-- As before, but rows are joined only of the keys whose number has changed: of two tenths these are half.
create or replace function add_professional_facets(categories integer[], cities text[], spellings text[],
                                                   prices numeric[], bands integer[], changes integer[])
  returns void language plpgsql as $$
declare
  touched record;
begin
  insert into professional_facets (category_id, search_city, price_from, rating_band, city, change)
  select k.category_id, k.search_city, k.price_from, k.rating_band, k.city, sum(k.change)
    from facet_keys(categories, cities, spellings, prices, bands, changes) as k
   group by 1, 2, 3, 4, 5 having sum(k.change) <> 0;
  if cardinality(changes) > 20 then return; end if;

  for touched in
    select k.* from (
      select distinct category_id, search_city, price_from, rating_band
        from facet_keys(categories, cities, spellings, prices, bands, changes)
       group by category_id, search_city, price_from, rating_band, city having sum(change) <> 0) as k
     where (select count(*) from (
              select from professional_facets as f
               where f.category_id = k.category_id and f.search_city = k.search_city
                 and f.rating_band = k.rating_band and f.price_from = k.price_from limit 17) as few) > 16
  loop
    with locked as (
      select f.ctid as place from professional_facets as f
       where f.category_id = touched.category_id and f.search_city = touched.search_city
         and f.rating_band = touched.rating_band and f.price_from = touched.price_from
         for update skip locked),
    joined as (
      delete from professional_facets where ctid in (select place from locked) returning city, change)
    insert into professional_facets (category_id, search_city, price_from, rating_band, city, change)
    select touched.category_id, touched.search_city, touched.price_from, touched.rating_band, city, sum(change)
      from joined group by city having sum(change) <> 0;
  end loop;
end $$;
create or replace function add_professional_reach(categories integer[], cities text[], distances integer[],
                                                  prices numeric[], bands integer[], changes integer[])
  returns void language plpgsql as $$
declare
  touched record;
begin
  insert into professional_reach (search_city, travels_km, category_id, price_band, rating_band, change)
  select k.search_city, k.travels_km, k.category_id, k.price_band, k.rating_band, sum(k.change)
    from reach_keys(categories, cities, distances, prices, bands, changes) as k
   group by 1, 2, 3, 4, 5 having sum(k.change) <> 0;
  if cardinality(changes) > 20 then return; end if;

  for touched in
    select k.* from (
      select search_city, travels_km, category_id, price_band, rating_band
        from reach_keys(categories, cities, distances, prices, bands, changes)
       group by 1, 2, 3, 4, 5 having sum(change) <> 0) as k
     where (select count(*) from (
              select from professional_reach as r
               where r.search_city = k.search_city and r.travels_km = k.travels_km and r.category_id = k.category_id
                 and r.price_band = k.price_band and r.rating_band = k.rating_band limit 17) as few) > 16
  loop
    with locked as (
      select r.ctid as place from professional_reach as r
       where r.search_city = touched.search_city and r.travels_km = touched.travels_km
         and r.category_id = touched.category_id and r.price_band = touched.price_band
         and r.rating_band = touched.rating_band
         for update skip locked),
    joined as (
      delete from professional_reach where ctid in (select place from locked) returning change)
    insert into professional_reach (search_city, travels_km, category_id, price_band, rating_band, change)
    select touched.search_city, touched.travels_km, touched.category_id, touched.price_band, touched.rating_band,
           sum(change)
      from joined having sum(change) <> 0;
  end loop;
end $$;

create or replace function count_added_professionals() returns trigger language plpgsql as $$
begin
  perform count_professionals(array_agg(category_id), array_agg(search_city), array_agg(city), array_agg(price_from),
                              array_agg(tenth), array_agg(total))
    from (select category_id, search_city, city, price_from, rating_tenth(average_rating) as tenth, count(*)::integer as total
            from added where status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;
create or replace function count_removed_professionals() returns trigger language plpgsql as $$
begin
  perform count_professionals(array_agg(category_id), array_agg(search_city), array_agg(city), array_agg(price_from),
                              array_agg(tenth), array_agg(total))
    from (select category_id, search_city, city, price_from, rating_tenth(average_rating) as tenth, -count(*)::integer as total
            from removed where status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;
create or replace function count_changed_professionals() returns trigger language plpgsql as $$
begin
  perform count_professionals(array_agg(category_id), array_agg(search_city), array_agg(city), array_agg(price_from),
                              array_agg(tenth), array_agg(total))
    from (select category_id, search_city, city, price_from, rating_tenth(average_rating) as tenth, sum(change)::integer as total
            from (select category_id, search_city, city, price_from, average_rating, 1 as change
                    from added where status = 'approved'
                  union all
                  select category_id, search_city, city, price_from, average_rating, -1
                    from removed where status = 'approved') as rows
           group by 1, 2, 3, 4, 5 having sum(change) <> 0) as t
  having count(*) > 0;
  return null;
end $$;
create or replace function reach_added_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_reach(array_agg(category_id), array_agg(search_city), array_agg(travels_km),
                                 array_agg(price_from), array_agg(tenth), array_agg(total))
    from (select category_id, search_city, travels_km::integer, price_from, rating_tenth(average_rating) as tenth,
                 count(*)::integer as total
            from added where status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;
create or replace function reach_removed_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_reach(array_agg(category_id), array_agg(search_city), array_agg(travels_km),
                                 array_agg(price_from), array_agg(tenth), array_agg(total))
    from (select category_id, search_city, travels_km::integer, price_from, rating_tenth(average_rating) as tenth,
                 -count(*)::integer as total
            from removed where status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;
create or replace function reach_changed_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_reach(array_agg(category_id), array_agg(search_city), array_agg(travels_km),
                                 array_agg(price_from), array_agg(tenth), array_agg(total))
    from (select category_id, search_city, travels_km::integer, price_from, tenth, sum(change)::integer as total
            from (select category_id, search_city, travels_km, price_from, rating_tenth(average_rating) as tenth, 1 as change
                    from added where status = 'approved'
                  union all
                  select category_id, search_city, travels_km, price_from, rating_tenth(average_rating), -1
                    from removed where status = 'approved') as rows
           group by 1, 2, 3, 4, 5 having sum(change) <> 0) as t
  having count(*) > 0;
  return null;
end $$;

-- Writers of profiles wait until this is committed, so that the first numbers are exact; readers do not.
lock table professionals in exclusive mode;
-- Allowed, writes rows of professional_facets: it adds some that the release before does not read, and its writers wait.
insert into professional_facets (category_id, search_city, price_from, rating_band, city, change)
select k.category_id, k.search_city, k.price_from, k.rating_band, k.city, sum(k.change)
  from (select array_agg(category_id) as categories, array_agg(search_city) as cities, array_agg(city) as spellings,
               array_agg(price_from) as prices, array_agg(tenth) as tenths, array_agg(total) as totals
          from (select category_id, search_city, null::text as city, price_from, rating_tenth(average_rating) as tenth,
                       count(*)::integer as total
                  from professionals where status = 'approved' and average_rating > 0 group by 1, 2, 3, 4, 5) as t) as t
 cross join lateral facet_keys(categories, cities, spellings, prices, tenths, totals) as k
 where k.rating_band <= -10 group by 1, 2, 3, 4, 5;
-- Allowed, writes rows of professional_reach: the same.
insert into professional_reach (search_city, travels_km, category_id, price_band, rating_band, change)
select k.search_city, k.travels_km, k.category_id, k.price_band, k.rating_band, sum(k.change)
  from (select array_agg(category_id) as categories, array_agg(search_city) as cities,
               array_agg(travels_km) as distances, array_agg(price_from) as prices, array_agg(tenth) as tenths,
               array_agg(total) as totals
          from (select category_id, search_city, travels_km::integer, price_from, rating_tenth(average_rating) as tenth,
                       count(*)::integer as total
                  from professionals where status = 'approved' and average_rating > 0 group by 1, 2, 3, 4, 5) as t) as t
 cross join lateral reach_keys(categories, cities, distances, prices, tenths, totals) as k
 where k.rating_band <= -10 group by 1, 2, 3, 4, 5;
