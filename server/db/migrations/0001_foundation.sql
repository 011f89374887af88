create extension if not exists pg_trgm;

-- A name as it is searched: lower case without diacritics. đ has no decomposition, and people write it both
-- as d and as dj, so all three become d. Punctuation parts words; % _ and \ stay, because they are text.
create function fold_croatian(input text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    replace(replace(
      regexp_replace(normalize(lower(input collate "hr-x-icu"), NFKD), '[̀-ͯ]', '', 'g'),
      'đ', 'd'), 'dj', 'd'),
    '[][\s&./,;:!?"''’„“”()+|*–—-]+', ' ', 'g'));

create table users (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  phone text,
  role text not null check (role in ('couple', 'professional', 'admin')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));

-- Only the SHA-256 of a token is kept: who reads this table cannot sign in with it.
create table sessions (
  id integer generated always as identity primary key,
  token_hash bytea not null constraint sessions_token_hash_key unique,
  user_id integer not null references users on delete cascade,
  remember boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);

create table categories (
  id integer generated always as identity primary key,
  name text not null unique,
  slug text not null unique,
  position integer not null
);
insert into categories (name, slug, position) values
  ('Lokacija', 'lokacija', 1),
  ('Fotografija', 'fotografija', 2),
  ('Video produkcija', 'video-produkcija', 3),
  ('Glazba', 'glazba', 4),
  ('Dekoracija i cvijeće', 'dekoracija-i-cvijece', 5),
  ('Odjeća', 'odjeca', 6),
  ('Make-up i frizura', 'make-up-i-frizura', 7),
  ('Hrana i slastice', 'hrana-i-slastice', 8),
  ('Transport', 'transport', 9),
  ('Pozivnice i pokloni', 'pozivnice-i-pokloni', 10),
  ('Nakit', 'nakit', 11);

create table professionals (
  id integer generated always as identity primary key,
  user_id integer not null constraint professionals_user_id_key unique references users on delete cascade,
  company_name text not null check (length(company_name) between 1 and 120),
  search_name text not null generated always as (' ' || fold_croatian(company_name) || ' ') stored,
  category_id integer references categories,
  description text,
  city text,
  search_city text generated always as (fold_croatian(city)) stored,
  price_range_min numeric(10, 2) check (price_range_min >= 0),
  price_range_max numeric(10, 2) check (price_range_max >= 0),
  -- The least that one pays, as far as anybody says; null without a price.
  price_from numeric(10, 2) generated always as (coalesce(price_range_min, price_range_max)) stored,
  website text,
  instagram text,
  premium boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  rating_sum integer not null default 0,
  review_count integer not null default 0,
  average_rating numeric(3, 2) not null generated always as (
    case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 2) end) stored,
  -- Ten silent reviews of four stars weigh against every rating, so that one five-star review does not beat
  -- forty of 4.8.
  rank_score double precision not null generated always as (
    (40 + rating_sum)::double precision / (10 + review_count)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint professionals_price_range_check check (price_range_max >= price_range_min)
);
create index professionals_search_name_idx on professionals using gin (search_name gin_trgm_ops)
  where status = 'approved';
-- Lists are read in their order straight from an index, and counted in one: each holds every column that a filter
-- looks at, so that the table itself is read for one page only.
create index professionals_by_rank_idx on professionals
  (premium desc, rank_score desc, company_name collate "hr-x-icu", id)
  include (category_id, search_city, price_from, search_name) where status = 'approved';
create index professionals_by_category_idx on professionals
  (category_id, premium desc, rank_score desc, company_name collate "hr-x-icu", id)
  include (search_city, price_from, search_name) where status = 'approved';
create index professionals_by_city_idx on professionals
  (search_city, premium desc, rank_score desc, company_name collate "hr-x-icu", id)
  include (category_id, price_from, search_name) where status = 'approved';
-- The narrowest of them: all are counted in it, and those below a price.
create index professionals_by_price_idx on professionals (price_from) where status = 'approved';

create table media (
  id integer generated always as identity primary key,
  professional_id integer not null references professionals on delete cascade,
  hash text not null,
  filename text not null,
  alt text,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  position integer not null,
  -- The parameters of a picture that the program draws itself; null for an uploaded one.
  drawing text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_position_key unique (professional_id, position) deferrable initially deferred
);
create index media_hash_idx on media (hash);

create table leads (
  id integer generated always as identity primary key,
  professional_id integer not null references professionals on delete cascade,
  couple_id integer references users on delete set null,
  status text not null default 'new' check (status in ('new', 'contacted', 'interested', 'booked', 'rejected')),
  event_date date not null,
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index leads_professional_idx on leads (professional_id, created_at desc, id desc);
create index leads_couple_idx on leads (couple_id, created_at desc, id desc);
-- A second enquiry for the same day is a double click or an impatient one; the first is still open.
create unique index leads_one_open_a_day_key on leads (couple_id, professional_id, event_date)
  where status in ('new', 'contacted', 'interested');

create table events (
  id integer generated always as identity primary key,
  professional_id integer not null references professionals on delete cascade,
  lead_id integer references leads on delete set null,
  title text check (length(title) <= 200),
  event_type text not null check (event_type in ('available', 'booked', 'blocked')),
  event_date date not null,
  notes text check (length(notes) <= 5000),
  status text not null default 'active' check (status in ('active', 'cancelled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_lead_is_booked_check check (lead_id is null or event_type = 'booked')
);
-- The promise of the product: a day is never given away twice.
create unique index events_one_active_a_day_key on events (professional_id, event_date) where status = 'active';
create unique index events_one_active_a_lead_key on events (lead_id) where status = 'active';
create index events_available_idx on events (event_date, professional_id)
  where status = 'active' and event_type = 'available';
-- A professional's own calendar holds the cancelled ones too.
create index events_professional_idx on events (professional_id, event_date);
create index events_day_idx on events (event_date, id) where status = 'active';
create index events_lead_idx on events (lead_id) where lead_id is not null;

create table reviews (
  id integer generated always as identity primary key,
  professional_id integer not null references professionals on delete cascade,
  couple_id integer references users on delete set null,
  lead_id integer constraint reviews_lead_id_key unique references leads on delete set null,
  rating integer not null check (rating between 1 and 5),
  comment text check (length(comment) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_one_a_couple_key unique (couple_id, professional_id)
);
create index reviews_professional_idx on reviews (professional_id, created_at desc, id desc) include (rating);

-- Sum and count follow every change of the reviews in the same transaction, one update a statement.
create function count_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum + change.stars, review_count = p.review_count + change.reviews
    from (select professional_id, sum(stars) as stars, sum(reviews) as reviews
            from (select professional_id, rating as stars, 1 as reviews from added
                  union all
                  select professional_id, -rating, -1 from removed) as rows
           group by professional_id) as change
   where p.id = change.professional_id and (change.stars <> 0 or change.reviews <> 0);
  return null;
end $$;
create function count_added_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum + change.stars, review_count = p.review_count + change.reviews
    from (select professional_id, sum(rating) as stars, count(*) as reviews from added group by professional_id) as change
   where p.id = change.professional_id;
  return null;
end $$;
create function count_removed_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum - change.stars, review_count = p.review_count - change.reviews
    from (select professional_id, sum(rating) as stars, count(*) as reviews from removed group by professional_id) as change
   where p.id = change.professional_id;
  return null;
end $$;
create trigger reviews_added after insert on reviews
  referencing new table as added for each statement execute function count_added_reviews();
create trigger reviews_changed after update on reviews
  referencing old table as removed new table as added for each statement execute function count_reviews();
create trigger reviews_removed after delete on reviews
  referencing old table as removed for each statement execute function count_removed_reviews();

-- One row a key and window; held here, because a limit must hold across restarts and nodes.
create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limits_resets_at_idx on rate_limits (resets_at);
