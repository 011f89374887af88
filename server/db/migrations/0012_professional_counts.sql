-- How many professionals are public in each category and city and at which price they begin, so that a list does not count
-- them anew, and those below a price are a sum of as many rows as there are prices. The count is the sum of the rows of its
-- key: a write adds rows and changes none, so that no two of them wait for each other.
create table professional_counts (
  -- 0 stands for all, also for those without a category.
  category_id integer not null,
  -- As professionals.search_city holds it; * stands for all, since no folded text contains it.
  search_city text not null,
  -- -1 for those without a price.
  price_from numeric(10, 2) not null,
  change integer not null
);
create index professional_counts_key_idx on professional_counts (category_id, search_city, price_from) include (change);

-- Adds what a statement has changed, and joins the rows of a key once they are many. Rows that another transaction is
-- joining are passed over; each transaction sees all of them or the one that replaces them. Statements that change a great
-- deal add one row a key, and leave the joining to others.
create function add_professional_counts(categories integer[], cities text[], prices numeric[], changes integer[])
  returns void language plpgsql as $$
declare
  touched record;
begin
  insert into professional_counts (category_id, search_city, price_from, change)
  select k.category_id, k.search_city, coalesce(t.price_from, -1), sum(t.change)
    from unnest(categories, cities, prices, changes) as t (category_id, search_city, price_from, change)
   cross join lateral (values (0, '*'), (t.category_id, '*'), (0, t.search_city), (t.category_id, t.search_city))
      as k (category_id, search_city)
   where k.category_id is not null and k.search_city is not null
   group by k.category_id, k.search_city, coalesce(t.price_from, -1) having sum(t.change) <> 0;
  if cardinality(changes) > 20 then return; end if;

  for touched in
    select distinct k.category_id, k.search_city, coalesce(t.price_from, -1) as price_from
      from unnest(categories, cities, prices) as t (category_id, search_city, price_from)
     cross join lateral (values (0, '*'), (t.category_id, '*'), (0, t.search_city), (t.category_id, t.search_city))
        as k (category_id, search_city)
     where k.category_id is not null and k.search_city is not null
  loop
    if (select count(*) from (
          select from professional_counts as c
           where c.category_id = touched.category_id and c.search_city = touched.search_city
             and c.price_from = touched.price_from limit 17) as few) > 16 then
      with locked as (
        select c.ctid as place from professional_counts as c
         where c.category_id = touched.category_id and c.search_city = touched.search_city
           and c.price_from = touched.price_from
           for update skip locked),
      joined as (
        delete from professional_counts where ctid in (select place from locked) returning change)
      insert into professional_counts (category_id, search_city, price_from, change)
      select touched.category_id, touched.search_city, touched.price_from, sum(change)
        from joined having sum(change) <> 0;
    end if;
  end loop;
end $$;

create function count_added_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_counts(array_agg(category_id), array_agg(search_city), array_agg(price_from), array_agg(total))
    from (select category_id, search_city, price_from, count(*)::integer as total
            from added where status = 'approved' group by category_id, search_city, price_from) as t
  having count(*) > 0;
  return null;
end $$;
create function count_removed_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_counts(array_agg(category_id), array_agg(search_city), array_agg(price_from), array_agg(total))
    from (select category_id, search_city, price_from, -count(*)::integer as total
            from removed where status = 'approved' group by category_id, search_city, price_from) as t
  having count(*) > 0;
  return null;
end $$;
create function count_changed_professionals() returns trigger language plpgsql as $$
begin
  perform add_professional_counts(array_agg(category_id), array_agg(search_city), array_agg(price_from), array_agg(total))
    from (select category_id, search_city, price_from, sum(change)::integer as total
            from (select category_id, search_city, price_from, 1 as change from added where status = 'approved'
                  union all
                  select category_id, search_city, price_from, -1 from removed where status = 'approved') as rows
           group by category_id, search_city, price_from having sum(change) <> 0) as t
  having count(*) > 0;
  return null;
end $$;

-- They keep every writer from the table until this is committed, so that the first counts are exact.
create trigger professionals_count_added after insert on professionals
  referencing new table as added for each statement execute function count_added_professionals();
create trigger professionals_count_changed after update on professionals
  referencing old table as removed new table as added for each statement execute function count_changed_professionals();
create trigger professionals_count_removed after delete on professionals
  referencing old table as removed for each statement execute function count_removed_professionals();

select add_professional_counts(array_agg(category_id), array_agg(search_city), array_agg(price_from), array_agg(total))
  from (select category_id, search_city, price_from, count(*)::integer as total
          from professionals where status = 'approved' group by category_id, search_city, price_from) as t
having count(*) > 0;
