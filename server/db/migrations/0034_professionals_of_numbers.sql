-- The facts that are numbers, a row for each that a public professional states, as in professional_facts, with its other
-- facts, its score and its name as well: several facts are compared, and a page of them sorted, in one index. A table of its
-- own, since readers of the other one would wait while it is filled.
create table professional_numbers (
  professional_id integer not null references professionals on delete cascade,
  fact text not null,
  value integer not null,
  -- 0 for those without a category.
  category_id integer not null,
  -- As professionals holds them.
  search_city text,
  price_from numeric(10, 2),
  average_rating numeric(3, 2) not null,
  travels_km smallint,
  score double precision not null,
  company_name text not null,
  facts jsonb not null,
  primary key (professional_id, fact)
);

-- Of these professionals, written anew: each row belongs to one of them, and who writes has their profiles locked.
create function write_professional_numbers(professionals integer[])
  returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  delete from professional_numbers as n where n.professional_id = any(write_professional_numbers.professionals);
  insert into professional_numbers (professional_id, fact, value, category_id, search_city, price_from, average_rating,
                                    travels_km, score, company_name, facts)
  select p.id, stated.key, stated.value::integer, coalesce(p.category_id, 0), p.search_city, p.price_from,
         p.average_rating, p.travels_km, p.score, p.company_name, p.facts
    from professionals as p cross join lateral jsonb_each(p.facts) as stated
   where p.id = any(write_professional_numbers.professionals) and p.status = 'approved'
     and jsonb_typeof(stated.value) = 'number';
end $$;

create function numbers_of_added_professionals() returns trigger language plpgsql as $$
begin
  perform write_professional_numbers(array_agg(id)) from added where status = 'approved' and facts <> '{}' having count(*) > 0;
  return null;
end $$;
create function numbers_of_changed_professionals() returns trigger language plpgsql as $$
begin
  perform write_professional_numbers(array_agg(id))
    from (select id from (
            select id, status = 'approved', facts, category_id, search_city, price_from, average_rating, travels_km, score,
                   company_name
              from added
            except
            select id, status = 'approved', facts, category_id, search_city, price_from, average_rating, travels_km, score,
                   company_name
              from removed) as changed) as moved
  having count(*) > 0;
  return null;
end $$;

-- They keep every writer from the profiles until this is committed, so that none is missed.
create trigger professionals_numbers_added after insert on professionals
  referencing new table as added for each statement execute function numbers_of_added_professionals();
create trigger professionals_numbers_changed after update on professionals
  referencing old table as removed new table as added for each statement execute function numbers_of_changed_professionals();

select write_professional_numbers(array_agg(id)) from professionals where status = 'approved' and facts <> '{}' having count(*) > 0;
create index professional_numbers_value_idx on professional_numbers (fact, category_id, value)
  include (professional_id, search_city, price_from, average_rating, travels_km, score, company_name, facts);
