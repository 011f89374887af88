-- Lists are in the order of one published number: the weighted rating, and 0.15 more for premium. The former release
-- orders by premium first, and while it still serves it sorts without an index.
alter table professionals
  add column score double precision not null generated always as (
    (40 + rating_sum)::double precision / (10 + review_count) + case when premium then 0.15 else 0 end) stored,
  -- How far it comes to a wedding, from its own town; null where it does not say.
  add column travels_km smallint check (travels_km between 0 and 1000),
  -- By the keys of contract/facts.ts.
  add column facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object');

-- One index for each order, over all; by category and by city there is one more for the order that is asked for most.
drop index professionals_by_rank_idx, professionals_by_category_idx, professionals_by_city_idx, professionals_by_price_idx;
create index professionals_by_score_idx on professionals
  (score desc, company_name collate "hr-x-icu", id)
  include (category_id, search_city, price_from, average_rating, travels_km, search_name) where status = 'approved';
create index professionals_by_category_idx on professionals
  (category_id, score desc, company_name collate "hr-x-icu", id)
  include (search_city, price_from, average_rating, travels_km, search_name) where status = 'approved';
create index professionals_by_city_idx on professionals
  (search_city, score desc, company_name collate "hr-x-icu", id)
  include (category_id, price_from, average_rating, travels_km, search_name) where status = 'approved';
create index professionals_by_rating_idx on professionals
  (rank_score desc, company_name collate "hr-x-icu", id)
  include (category_id, search_city, price_from, average_rating, travels_km, search_name) where status = 'approved';
create index professionals_by_price_idx on professionals
  (price_from, company_name collate "hr-x-icu", id)
  include (category_id, search_city, average_rating, travels_km, search_name) where status = 'approved';
create index professionals_by_reviews_idx on professionals
  (review_count desc, company_name collate "hr-x-icu", id)
  include (category_id, search_city, price_from, average_rating, travels_km, search_name) where status = 'approved';
create index professionals_by_age_idx on professionals
  (created_at desc, company_name collate "hr-x-icu", id)
  include (category_id, search_city, price_from, average_rating, travels_km, search_name) where status = 'approved';
create index professionals_facts_idx on professionals using gin (facts) where status = 'approved';

-- Everything that a day has, for the lists of that day.
create index events_of_day_idx on events (event_date, professional_id) include (event_type) where status = 'active';

-- The counts of professional_counts by rating as well, with rows for all prices and for all ratings: the filters of a list
-- are shown with the number that each choice would find. They are kept in the same way. The former release still reads
-- professional_counts, which goes with the next one.
create table professional_facets (
  -- 0 stands for all, also for those without a category.
  category_id integer not null,
  -- As professionals.search_city holds it; * stands for all.
  search_city text not null,
  -- -1 for those without a price; -2 stands for all.
  price_from numeric(10, 2) not null,
  -- By the average of the reviews: 1 from 3, 2 from 4, 3 from 4.5, else 0; -1 stands for all.
  rating_band smallint not null,
  -- The spelling of a city, in the rows of all its professionals.
  city text,
  change integer not null
);
create index professional_facets_key_idx on professional_facets
  (category_id, search_city, rating_band, price_from) include (change);
create index professional_facets_city_idx on professional_facets
  (category_id, rating_band, price_from, search_city) include (city, change);

-- The keys that each of the given rows counts for.
create function facet_keys(categories integer[], cities text[], spellings text[], prices numeric[], bands integer[],
                           changes integer[])
  returns table (category_id integer, search_city text, price_from numeric, rating_band smallint, city text, change integer)
  language sql immutable as $$
  select c.category_id, s.search_city, p.price_from, b.rating_band::smallint,
         case when c.category_id = 0 and s.search_city <> '*' and p.price_from = -2 and b.rating_band = -1 then t.city end,
         t.change
    from unnest(categories, cities, spellings, prices, bands, changes)
      as t (category_id, search_city, city, price_from, rating_band, change)
   cross join lateral (values (0), (t.category_id)) as c (category_id)
   cross join lateral (values ('*'), (t.search_city)) as s (search_city)
   cross join lateral (values (-2), (coalesce(t.price_from, -1))) as p (price_from)
   cross join lateral (values (-1), (t.rating_band)) as b (rating_band)
   where c.category_id is not null and s.search_city is not null
$$;

-- As add_professional_counts does.
create function add_professional_facets(categories integer[], cities text[], spellings text[], prices numeric[],
                                        bands integer[], changes integer[])
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
        from facet_keys(categories, cities, spellings, prices, bands, changes)) as k
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

create function rating_band(average numeric) returns integer language sql immutable as $$
  select case when average >= 4.5 then 3 when average >= 4 then 2 when average >= 3 then 1 else 0 end
$$;

-- Both kinds of counts.
create function count_professionals(categories integer[], cities text[], spellings text[], prices numeric[],
                                    bands integer[], changes integer[])
  returns void language plpgsql as $$
begin
  perform add_professional_counts(categories, cities, prices, changes);
  perform add_professional_facets(categories, cities, spellings, prices, bands, changes);
end $$;

create or replace function count_added_professionals() returns trigger language plpgsql as $$
begin
  perform count_professionals(array_agg(category_id), array_agg(search_city), array_agg(city), array_agg(price_from),
                              array_agg(band), array_agg(total))
    from (select category_id, search_city, city, price_from, rating_band(average_rating) as band, count(*)::integer as total
            from added where status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;
create or replace function count_removed_professionals() returns trigger language plpgsql as $$
begin
  perform count_professionals(array_agg(category_id), array_agg(search_city), array_agg(city), array_agg(price_from),
                              array_agg(band), array_agg(total))
    from (select category_id, search_city, city, price_from, rating_band(average_rating) as band, -count(*)::integer as total
            from removed where status = 'approved' group by 1, 2, 3, 4, 5) as t
  having count(*) > 0;
  return null;
end $$;
create or replace function count_changed_professionals() returns trigger language plpgsql as $$
begin
  perform count_professionals(array_agg(category_id), array_agg(search_city), array_agg(city), array_agg(price_from),
                              array_agg(band), array_agg(total))
    from (select category_id, search_city, city, price_from, rating_band(average_rating) as band, sum(change)::integer as total
            from (select category_id, search_city, city, price_from, average_rating, 1 as change
                    from added where status = 'approved'
                  union all
                  select category_id, search_city, city, price_from, average_rating, -1
                    from removed where status = 'approved') as rows
           group by 1, 2, 3, 4, 5 having sum(change) <> 0) as t
  having count(*) > 0;
  return null;
end $$;

-- This transaction has the table of professionals for itself, so the first counts are exact.
select add_professional_facets(array_agg(category_id), array_agg(search_city), array_agg(city), array_agg(price_from),
                               array_agg(band), array_agg(total))
  from (select category_id, search_city, city, price_from, rating_band(average_rating) as band, count(*)::integer as total
          from professionals where status = 'approved' group by 1, 2, 3, 4, 5) as t
having count(*) > 0;

create or replace view public_profiles as
  select id, category_id, search_city, price_from, rank_score, score from professionals where status = 'approved';

-- The packages that a professional sells, in its order.
create table packages (
  id integer generated always as identity primary key,
  professional_id integer not null references professionals on delete cascade,
  position smallint not null check (position between 1 and 6),
  name text not null check (length(name) between 1 and 80),
  price numeric(10, 2) not null check (price >= 0),
  unit text not null check (unit in ('total', 'per_guest', 'per_hour', 'per_day')),
  description text check (length(description) between 1 and 1000),
  includes text[] not null default '{}' check (cardinality(includes) <= 15),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint packages_position_key unique (professional_id, position) deferrable initially deferred
);
create view offered_packages as
  select id, professional_id, position, name, price, unit, description, includes from packages;

-- The package that a couple asks about, and how it was then: {name, price, unit}.
alter table leads
  add column package_id integer references packages on delete set null,
  add column package jsonb check (jsonb_typeof(package) = 'object'),
  -- When it was first booked; null for those that were booked before this was noted.
  add column booked_at timestamptz;
create index leads_package_idx on leads (package_id) where package_id is not null;
update leads set booked_at = noted.created_at
  from (select lead_id, min(created_at) as created_at from messages
         where kind = 'status' and status = 'booked' group by lead_id) as noted
 where noted.lead_id = leads.id;

create or replace function note_lead_status() returns trigger language plpgsql as $$
declare
  day date := (new.updated_at at time zone 'Europe/Zagreb')::date;
begin
  if old.status = 'new' then
    new.answered_at := coalesce(new.answered_at, new.updated_at);
  end if;
  if new.status = 'booked' then
    new.booked_at := coalesce(new.booked_at, new.updated_at);
  end if;
  if new.status <> 'contacted' then
    new.last_message_at := new.updated_at;
    insert into messages (lead_id, author, kind, status, created_at)
    values (new.id, 'system', 'status', new.status, new.updated_at);
  end if;
  if new.status = 'rejected' then
    -- One whose last day in Zagreb is over has expired before.
    update offers
       set status = case when valid_until < day then 'expired' else 'withdrawn' end,
           decided_at = case when valid_until < day then null else new.updated_at end
     where lead_id = new.id and status = 'open';
  end if;
  return new;
end $$;

-- `review`: the couple was asked for one, once its day was over for a week.
alter table lead_reminders drop constraint lead_reminders_side_check;
alter table lead_reminders add constraint lead_reminders_side_check check (side in ('professional', 'couple', 'review'));
create index leads_booked_day_idx on leads (event_date) where status = 'booked';

-- The two sides of a lead, its status, its day, and when it was booked.
create or replace view lead_sides as
  select id, professional_id, couple_id, status, event_date, booked_at from leads;

-- When the couple was told that its review was answered: never a second time, though the answer is written anew.
alter table reviews add column reply_told_at timestamptz;

-- A professional's one public answer to a review; reported and hidden as a review is.
create table review_replies (
  review_id integer primary key references reviews on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reported_at timestamptz,
  report_reason text check (length(report_reason) <= 1000),
  -- A hidden answer is seen by its professional and by admins.
  hidden_at timestamptz,
  hidden_reason text check (length(hidden_reason) <= 1000)
);
create index review_replies_moderated_idx on review_replies (reported_at)
  where reported_at is not null or hidden_at is not null;

-- An answer to a review, with its couple's report and the admins' decision.
create view moderated_replies as
  select review_id, body, created_at, updated_at, reported_at, report_reason, hidden_at, hidden_reason
    from review_replies;

-- A couple's review, with its professional's report and the admins' decision.
create or replace view moderated_reviews as
  select id, professional_id, couple_id, rating, comment, created_at, reported_at, report_reason, hidden_at, hidden_reason,
         lead_id
    from reviews;

-- The couple's own words on a favourite.
alter table favorites add column note text check (length(note) between 1 and 1000);

alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in (
  'profile_status', 'premium', 'review_hidden', 'review_shown', 'user_suspended', 'user_restored', 'category',
  'lead_reported', 'lead_report_resolved', 'reply_hidden', 'reply_shown'));

-- dj within a word is đ, as before; alone it is a DJ, and no longer every word that begins with a d.
create or replace function fold_croatian(input text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(regexp_replace(
    replace(regexp_replace(normalize(lower(input collate "hr-x-icu"), NFKD), '[̀-ͯ]', '', 'g'), 'đ', 'd'),
    '[][\s&./,;:!?"''’„“”()+|*–—-]+', ' ', 'g'),
    '(?<=[^ ])dj|dj(?=[^ ])', 'd', 'g'));
update professionals set company_name = company_name
 where search_name <> ' ' || fold_croatian(company_name) || ' ' or search_city <> fold_croatian(city);
-- The beginning of a name is looked for while somebody types, and a name as a whole.
create index professionals_name_idx on professionals (search_name text_pattern_ops) where status = 'approved';
