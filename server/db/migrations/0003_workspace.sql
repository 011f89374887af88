-- How often a profile was seen and saved, by day and without anybody's identity.
create table profile_counts (
  professional_id integer not null references professionals on delete cascade,
  counted_on date not null,
  views integer not null default 0 check (views >= 0),
  saves integer not null default 0 check (saves >= 0),
  primary key (professional_id, counted_on)
);

-- The secret address by which other programs read a professional's calendar. Kept as it is, because its owner copies
-- it again and again; it opens nothing but this reading.
create table calendar_feeds (
  professional_id integer primary key references professionals on delete cascade,
  token text not null constraint calendar_feeds_token_key unique,
  created_at timestamptz not null default now()
);

create table followed_calendars (
  id integer generated always as identity primary key,
  professional_id integer not null references professionals on delete cascade,
  url text not null check (length(url) <= 2000),
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  -- When its content was last known to be what the events below say.
  last_read_at timestamptz,
  last_tried_at timestamptz,
  last_error text,
  -- For the next conditional request.
  etag text,
  last_modified text,
  -- The last day that the days below were made for: repetitions beyond it are not known yet.
  read_until date,
  constraint followed_calendars_one_a_url_key unique (professional_id, url)
);

-- The days that it takes, whoever holds them here: when another calendar or a booking lets go of one, this one has it.
create table followed_days (
  followed_calendar_id integer not null references followed_calendars on delete cascade,
  busy_on date not null,
  title text check (length(title) <= 200),
  primary key (followed_calendar_id, busy_on)
);

alter table events
  add column followed_calendar_id integer references followed_calendars on delete set null,
  -- Whether the day was available before a followed calendar blocked it, and is again when that one frees it.
  add column was_available boolean not null default false,
  -- What that day was called then.
  add column available_title text,
  -- SEQUENCE of RFC 5545: grows with every change that a reader of the feed sees.
  add column sequence integer not null default 0;
create index events_followed_calendar_idx on events (followed_calendar_id) where followed_calendar_id is not null;

create function count_event_changes() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger events_sequence before update on events for each row
  when ((old.title, old.event_type, old.event_date, old.notes, old.status)
        is distinct from (new.title, new.event_type, new.event_date, new.notes, new.status))
  execute function count_event_changes();

-- Leads are counted and filtered by status.
create index leads_professional_status_idx on leads (professional_id, status, created_at desc, id desc);

-- At most thirty pictures of a professional, however many arrive at once: whoever adds one waits for the others.
create function count_media() returns trigger language plpgsql as $$
declare
  owners integer[] := array(select distinct professional_id from added);
begin
  perform from professionals where id = any(owners) order by id for no key update;
  -- A statement of its own, so that it sees what those have committed for whom it waited.
  if exists (select from media where professional_id = any(owners) group by professional_id having count(*) > 30) then
    raise exception 'too many pictures' using errcode = 'check_violation', constraint = 'media_at_most_30';
  end if;
  return null;
end $$;
create trigger media_counted after insert on media
  referencing new table as added for each statement execute function count_media();
