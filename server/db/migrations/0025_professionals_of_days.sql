-- Each public professional with an entry for a day, with all that lists filter by: the free of a day are read in their
-- order until a page is full, and who else has an entry is counted in one index, none looked up in the profiles.
create table day_professionals (
  professional_id integer not null,
  event_date date not null,
  is_free boolean not null,
  -- As professionals holds them.
  score double precision not null,
  company_name text not null,
  category_id integer,
  search_city text,
  price_from numeric(10, 2),
  average_rating numeric(3, 2) not null,
  travels_km smallint,
  search_name text not null,
  primary key (professional_id, event_date)
);
-- Of these days. Within a transaction that keeps the profiles from being changed by others.
create function write_day_professionals(professionals integer[], days date[])
  returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  delete from day_professionals as d using unnest(write_day_professionals.professionals, days) as t (id, event_date)
   where d.professional_id = t.id and d.event_date = t.event_date;
  insert into day_professionals (professional_id, event_date, is_free, score, company_name, category_id, search_city,
                                 price_from, average_rating, travels_km, search_name)
  select p.id, e.event_date, e.event_type = 'available', p.score, p.company_name, p.category_id, p.search_city,
         p.price_from, p.average_rating, p.travels_km, p.search_name
    from (select distinct id, event_date from unnest(write_day_professionals.professionals, days) as t (id, event_date)) as t
    join professionals as p on p.id = t.id and p.status = 'approved'
    join events as e on e.professional_id = t.id and e.event_date = t.event_date and e.status = 'active';
end $$;

-- Of entries that are written, as before, and now each by itself as well.
create or replace function count_entries(professionals integer[], days date[], frees integer[], takens integer[])
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
  perform write_day_professionals(count_entries.professionals, days);
end $$;
