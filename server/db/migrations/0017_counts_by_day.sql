-- How many public professionals say of a day that they are free, and how many that they are taken: the calendar of all and
-- the numbers of a day's list are sums of these. Kept as professional_facets is, from both sides: by whoever writes an
-- entry, and, since the next migration, by whoever changes a profile.
create table professional_days (
  -- 0 stands for all, also for those without a category.
  category_id integer not null,
  -- As professionals.search_city holds it; * stands for all.
  search_city text not null,
  event_date date not null,
  -- As in professional_reach. -2 stands for all, with -1 for all ratings; of a town there are only such rows.
  price_band smallint not null,
  -- As in professional_facets.
  rating_band smallint not null,
  free integer not null,
  taken integer not null
);
-- Of a day, and of one category and town over many days.
create index professional_days_key_idx on professional_days
  (category_id, search_city, rating_band, price_band, event_date) include (free, taken);
-- All towns of a day.
create index professional_days_city_idx on professional_days
  (event_date, category_id, search_city) include (free, taken) where rating_band = -1 and search_city <> '*';

-- The free days of all, of a category and of a town.
create view free_days as
  select category_id, search_city, event_date, free from professional_days where rating_band = -1;

-- The keys that each of the given rows counts for.
create function day_keys(categories integer[], cities text[], prices integer[], bands integer[], days date[],
                         frees integer[], takens integer[])
  returns table (category_id integer, search_city text, event_date date, price_band smallint, rating_band smallint,
                 free integer, taken integer)
  language sql immutable as $$
  select c.category_id, s.search_city, t.event_date, b.price_band::smallint, b.rating_band::smallint, t.free, t.taken
    from unnest(categories, cities, prices, bands, days, frees, takens)
      as t (category_id, search_city, price_band, rating_band, event_date, free, taken)
   cross join lateral (values (0), (t.category_id)) as c (category_id)
   cross join lateral (values ('*'), (t.search_city)) as s (search_city)
   cross join lateral (values (-2, -1), (t.price_band, t.rating_band)) as b (price_band, rating_band)
   where c.category_id is not null and s.search_city is not null and (s.search_city = '*' or b.rating_band = -1)
$$;

-- Planned once for a connection, which takes a third of the time of an entry. It joins no rows yet: the next migration counts anew, and must see each row that a writer has added, or none of it.
create function add_professional_days(categories integer[], cities text[], prices integer[], bands integer[], days date[],
                                      frees integer[], takens integer[])
  returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  insert into professional_days (category_id, search_city, event_date, price_band, rating_band, free, taken)
  select k.category_id, k.search_city, k.event_date, k.price_band, k.rating_band, sum(k.free), sum(k.taken)
    from day_keys(categories, cities, prices, bands, days, frees, takens) as k
   group by 1, 2, 3, 4, 5 having sum(k.free) <> 0 or sum(k.taken) <> 0;
end $$;

-- Of entries that are written. Their profiles are locked against a change until the end of the transaction, approved or
-- not: who changes one counts the entries that are committed, and this one would be counted by nobody.
create function count_entries(professionals integer[], days date[], frees integer[], takens integer[])
  returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from professionals as p where p.id = any(count_entries.professionals) order by p.id for share;
  -- A statement of its own, which sees what those have left for whom the lock has waited.
  perform add_professional_days(array_agg(category_id), array_agg(search_city), array_agg(price), array_agg(band),
                                array_agg(event_date), array_agg(free), array_agg(taken))
    from (select p.category_id, p.search_city, price_band(p.price_from) as price, rating_band(p.average_rating) as band,
                 t.event_date, sum(t.free)::integer as free, sum(t.taken)::integer as taken
            from unnest(count_entries.professionals, days, frees, takens) as t (professional_id, event_date, free, taken)
            join professionals as p on p.id = t.professional_id
           where p.status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
end $$;

create function days_of_added_events() returns trigger language plpgsql as $$
begin
  perform count_entries(array_agg(professional_id), array_agg(event_date),
                        array_agg((event_type = 'available')::integer), array_agg((event_type <> 'available')::integer))
    from added where status = 'active' having count(*) > 0;
  return null;
end $$;
create function days_of_removed_events() returns trigger language plpgsql as $$
begin
  perform count_entries(array_agg(professional_id), array_agg(event_date),
                        array_agg(-(event_type = 'available')::integer), array_agg(-(event_type <> 'available')::integer))
    from removed where status = 'active' having count(*) > 0;
  return null;
end $$;
create function days_of_changed_events() returns trigger language plpgsql as $$
begin
  perform count_entries(array_agg(professional_id), array_agg(event_date), array_agg(free), array_agg(taken))
    from (select professional_id, event_date, sum(sign * (event_type = 'available')::integer)::integer as free,
                 sum(sign * (event_type <> 'available')::integer)::integer as taken
            from (select professional_id, event_date, event_type, 1 as sign from added where status = 'active'
                  union all
                  select professional_id, event_date, event_type, -1 from removed where status = 'active') as rows
           group by 1, 2) as t
   where free <> 0 or taken <> 0
  having count(*) > 0;
  return null;
end $$;

create trigger events_days_added after insert on events
  referencing new table as added for each statement execute function days_of_added_events();
create trigger events_days_changed after update on events
  referencing old table as removed new table as added for each statement execute function days_of_changed_events();
create trigger events_days_removed after delete on events
  referencing old table as removed for each statement execute function days_of_removed_events();
