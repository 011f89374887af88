-- The other side of professional_days, and its first numbers.

-- As add_professional_reach does.
create or replace function add_professional_days(categories integer[], cities text[], prices integer[], bands integer[],
                                                 days date[], frees integer[], takens integer[])
  returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  touched record;
begin
  insert into professional_days (category_id, search_city, event_date, price_band, rating_band, free, taken)
  select k.category_id, k.search_city, k.event_date, k.price_band, k.rating_band, sum(k.free), sum(k.taken)
    from day_keys(categories, cities, prices, bands, days, frees, takens) as k
   group by 1, 2, 3, 4, 5 having sum(k.free) <> 0 or sum(k.taken) <> 0;
  if cardinality(days) > 400 then return; end if;

  for touched in
    select k.* from (
      select distinct category_id, search_city, event_date, price_band, rating_band
        from day_keys(categories, cities, prices, bands, days, frees, takens)) as k
     where (select count(*) from (
              select from professional_days as d
               where d.category_id = k.category_id and d.search_city = k.search_city and d.event_date = k.event_date
                 and d.price_band = k.price_band and d.rating_band = k.rating_band limit 17) as few) > 16
  loop
    with locked as (
      select d.ctid as place from professional_days as d
       where d.category_id = touched.category_id and d.search_city = touched.search_city
         and d.event_date = touched.event_date and d.price_band = touched.price_band
         and d.rating_band = touched.rating_band
         for update skip locked),
    joined as (
      delete from professional_days where ctid in (select place from locked) returning free, taken)
    insert into professional_days (category_id, search_city, event_date, price_band, rating_band, free, taken)
    select touched.category_id, touched.search_city, touched.event_date, touched.price_band, touched.rating_band,
           sum(free), sum(taken)
      from joined having sum(free) <> 0 or sum(taken) <> 0;
  end loop;
end $$;

-- A change moves the entries that the profile has; whoever writes one of them meanwhile waits for it.
create function days_of_changed_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_days(array_agg(category_id), array_agg(search_city), array_agg(price), array_agg(band),
                                array_agg(event_date), array_agg(free), array_agg(taken))
    from (with own as (
            select id, status, category_id, search_city, price_band(price_from) as price,
                   rating_band(average_rating) as band, 1 as sign from added
            union all
            select id, status, category_id, search_city, price_band(price_from), rating_band(average_rating), -1
              from removed),
          moved as (
            select id, category_id, search_city, price, band, sum(sign) as sign
              from own where status = 'approved' group by 1, 2, 3, 4, 5 having sum(sign) <> 0)
          select moved.category_id, moved.search_city, moved.price, moved.band, e.event_date,
                 sum(moved.sign * (e.event_type = 'available')::integer)::integer as free,
                 sum(moved.sign * (e.event_type <> 'available')::integer)::integer as taken
            from moved join events as e on e.professional_id = moved.id and e.status = 'active'
           group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;

-- Before it is deleted, since its entries go with it and then know no profile.
create function days_of_removed_professional() returns trigger language plpgsql as $$
begin
  if old.status = 'approved' then
    perform add_professional_days(
              array_agg(old.category_id), array_agg(old.search_city), array_agg(price_band(old.price_from)),
              array_agg(rating_band(old.average_rating)), array_agg(event_date),
              array_agg(-(event_type = 'available')::integer), array_agg(-(event_type <> 'available')::integer))
      from events where professional_id = old.id and status = 'active'
    having count(*) > 0;
  end if;
  return old;
end $$;

-- They keep every writer of a profile from the table until this is committed. An entry is written on; whether its
-- transaction ends before or after the one statement below looks, it is counted once.
create trigger professionals_days_changed after update on professionals
  referencing old table as removed new table as added for each statement execute function days_of_changed_professionals();
create trigger professionals_days_removed before delete on professionals
  for each row execute function days_of_removed_professional();

-- Allowed, writes rows of professional_days: no release but this one reads it, and who writes it only adds.
-- Enough to sum up a million entries without sorting them.
set local work_mem = '256MB';
with former as (
  delete from professional_days)
insert into professional_days (category_id, search_city, event_date, price_band, rating_band, free, taken)
select c.category_id, s.search_city, t.event_date, b.price_band, b.rating_band, sum(t.free), sum(t.taken)
  from (select p.category_id, p.search_city, price_band(p.price_from) as price, rating_band(p.average_rating) as band,
               e.event_date, count(*) filter (where e.event_type = 'available') as free,
               count(*) filter (where e.event_type <> 'available') as taken
          from professionals as p join events as e on e.professional_id = p.id and e.status = 'active'
         where p.status = 'approved' group by 1, 2, 3, 4, 5) as t
 cross join lateral (values (0), (t.category_id)) as c (category_id)
 cross join lateral (values ('*'), (t.search_city)) as s (search_city)
 cross join lateral (values (-2, -1), (t.price, t.band)) as b (price_band, rating_band)
 where c.category_id is not null and s.search_city is not null and (s.search_city = '*' or b.rating_band = -1)
 group by 1, 2, 3, 4, 5
 order by 1, 2, 5, 4, 3;
reset work_mem;
