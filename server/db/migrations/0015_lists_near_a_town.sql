-- How many are public in each town by how far they come, so that who is near a couple's town is a sum as well. Kept as
-- professional_facets is, by the bands of prices that a list offers.
create table professional_reach (
  -- As professionals.search_city holds it; those without a town are near none.
  search_city text not null,
  -- -1 for those who do not say how far they come.
  travels_km smallint not null,
  -- 0 stands for all, also for those without a category.
  category_id integer not null,
  -- 0 below 500, 1 below 1000, 2 below 2000, 3 below 5000, else 4; -1 for those without a price; -2 stands for all.
  price_band smallint not null,
  -- As in professional_facets.
  rating_band smallint not null,
  change integer not null
);
create index professional_reach_key_idx on professional_reach
  (search_city, rating_band, price_band, category_id, travels_km) include (change);

create function price_band(price numeric) returns integer language sql immutable as $$
  select case when price is null then -1 when price < 500 then 0 when price < 1000 then 1
              when price < 2000 then 2 when price < 5000 then 3 else 4 end
$$;

-- The keys that each of the given rows counts for.
create function reach_keys(categories integer[], cities text[], distances integer[], prices numeric[], bands integer[],
                           changes integer[])
  returns table (search_city text, travels_km smallint, category_id integer, price_band smallint, rating_band smallint,
                 change integer)
  language sql immutable as $$
  select t.search_city, coalesce(t.travels_km, -1)::smallint, c.category_id, p.price_band::smallint,
         b.rating_band::smallint, t.change
    from unnest(categories, cities, distances, prices, bands, changes)
      as t (category_id, search_city, travels_km, price_from, rating_band, change)
   cross join lateral (values (0), (t.category_id)) as c (category_id)
   cross join lateral (values (-2), (price_band(t.price_from))) as p (price_band)
   cross join lateral (values (-1), (t.rating_band)) as b (rating_band)
   where c.category_id is not null and t.search_city is not null
$$;

-- As add_professional_facets does.
create function add_professional_reach(categories integer[], cities text[], distances integer[], prices numeric[],
                                       bands integer[], changes integer[])
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
      select distinct search_city, travels_km, category_id, price_band, rating_band
        from reach_keys(categories, cities, distances, prices, bands, changes)) as k
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

create function reach_added_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_reach(array_agg(category_id), array_agg(search_city), array_agg(travels_km),
                                 array_agg(price_from), array_agg(band), array_agg(total))
    from (select category_id, search_city, travels_km::integer, price_from, rating_band(average_rating) as band,
                 count(*)::integer as total
            from added where status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;
create function reach_removed_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_reach(array_agg(category_id), array_agg(search_city), array_agg(travels_km),
                                 array_agg(price_from), array_agg(band), array_agg(total))
    from (select category_id, search_city, travels_km::integer, price_from, rating_band(average_rating) as band,
                 -count(*)::integer as total
            from removed where status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;
create function reach_changed_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_reach(array_agg(category_id), array_agg(search_city), array_agg(travels_km),
                                 array_agg(price_from), array_agg(band), array_agg(total))
    from (select category_id, search_city, travels_km::integer, price_from, band, sum(change)::integer as total
            from (select category_id, search_city, travels_km, price_from, rating_band(average_rating) as band, 1 as change
                    from added where status = 'approved'
                  union all
                  select category_id, search_city, travels_km, price_from, rating_band(average_rating), -1
                    from removed where status = 'approved') as rows
           group by 1, 2, 3, 4, 5 having sum(change) <> 0) as t
  having count(*) > 0;
  return null;
end $$;

-- They keep every writer from the table until this is committed, so that the first counts are exact.
create trigger professionals_reach_added after insert on professionals
  referencing new table as added for each statement execute function reach_added_professionals();
create trigger professionals_reach_changed after update on professionals
  referencing old table as removed new table as added for each statement execute function reach_changed_professionals();
create trigger professionals_reach_removed after delete on professionals
  referencing old table as removed for each statement execute function reach_removed_professionals();

select add_professional_reach(array_agg(category_id), array_agg(search_city), array_agg(travels_km),
                              array_agg(price_from), array_agg(band), array_agg(total))
  from (select category_id, search_city, travels_km::integer, price_from, rating_band(average_rating) as band,
               count(*)::integer as total
          from professionals where status = 'approved' group by 1, 2, 3, 4, 5) as t
having count(*) > 0;
