-- A lead becomes a conversation, and its agreement an offer that both have accepted.

-- Highest ids and counts stand on the lead, which every write into its conversation locks: so ids of one conversation are
-- taken in the order in which they are committed, and a list of conversations reads no messages.
alter table leads
  add column last_message_at timestamptz not null default now(),
  -- When the professional has read the lead's own message, which is no row of messages.
  add column message_read_at timestamptz default now(),
  -- The other side's messages that are not read yet.
  add column unread_by_couple integer not null default 0 check (unread_by_couple >= 0),
  add column unread_by_professional integer not null default 0 check (unread_by_professional >= 0),
  -- The highest id of a message that this side has read; 0 stands for the lead's own message.
  add column couple_read_id integer,
  add column professional_read_id integer,
  -- When the professional has first answered, whatever the answer was.
  add column answered_at timestamptz;
-- A lead that is here already counts as read; a new one does not.
alter table leads alter column message_read_at drop default;
update leads set
  last_message_at = updated_at,
  -- The only change of these was the first answer; of those that went further nobody knows when it came.
  answered_at = case when status = 'contacted' then updated_at end;

create index leads_professional_latest_idx on leads (professional_id, last_message_at desc, id desc);
create index leads_couple_latest_idx on leads (couple_id, last_message_at desc, id desc);
create index leads_waiting_idx on leads (created_at) where status = 'new';

create table offer_numbers (
  professional_id integer primary key references professionals on delete cascade,
  last_number integer not null check (last_number > 0)
);

create table offers (
  id integer generated always as identity primary key,
  lead_id integer not null references leads on delete cascade,
  professional_id integer not null references professionals on delete cascade,
  number integer not null check (number > 0),
  -- `expired` is also what is open after its last day; the row learns of it when another offer takes its place.
  status text not null default 'open'
    check (status in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced', 'amended')),
  total numeric(12, 2) not null check (total >= 0),
  deposit numeric(12, 2) check (deposit > 0 and deposit <= total),
  deposit_due date,
  valid_until date not null,
  vat text not null check (vat in ('included', 'exempt')),
  note text check (length(note) <= 2000),
  cancellation text check (length(cancellation) <= 2000),
  issuer text check (length(issuer) <= 500),
  -- Whether the day was booked already when it was sent: accepted, it changes the agreement that is there.
  is_amendment boolean not null default false,
  decline_reason text check (length(decline_reason) <= 1000),
  wanted_total numeric(12, 2) check (wanted_total >= 0),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint offers_number_key unique (professional_id, number),
  constraint offers_deposit_due_check check (deposit_due is null or deposit is not null),
  constraint offers_decided_check check ((decided_at is null) = (status in ('open', 'expired')))
);
create unique index offers_one_open_a_lead_key on offers (lead_id) where status = 'open';
create unique index offers_one_accepted_a_lead_key on offers (lead_id) where status = 'accepted';
create index offers_lead_idx on offers (lead_id, id desc);
create index offers_decided_idx on offers (professional_id, decided_at);

create table offer_items (
  offer_id integer not null references offers on delete cascade,
  position smallint not null check (position between 1 and 30),
  label text not null check (length(label) between 1 and 200),
  quantity numeric(9, 3) not null check (quantity > 0),
  unit_price numeric(9, 2) not null check (unit_price >= 0),
  -- Half a cent goes up.
  amount numeric(18, 2) not null generated always as (round(quantity * unit_price, 2)) stored,
  primary key (offer_id, position)
);

-- A lead's offers as other features read them: the agreement, and one that waits for its answer.
create view lead_offers as
  select id, lead_id, professional_id, number, status, total, valid_until, created_at, decided_at from offers;

-- An offer is a paper that was handed out: once sent, only its status changes, and an answer is given once. The texts may
-- lose a name that is erased.
create function keep_offer() returns trigger language plpgsql as $$
begin
  if (new.lead_id, new.professional_id, new.number, new.total, new.deposit, new.deposit_due, new.valid_until, new.vat,
      new.is_amendment, new.created_at)
     is distinct from
     (old.lead_id, old.professional_id, old.number, old.total, old.deposit, old.deposit_due, old.valid_until, old.vat,
      old.is_amendment, old.created_at)
     or (old.status <> 'open' and (new.decided_at, new.wanted_total) is distinct from (old.decided_at, old.wanted_total))
     or (old.status <> new.status and old.status <> 'open' and (old.status, new.status) <> ('accepted', 'amended'))
  then
    raise exception 'a sent offer stays as it is' using errcode = 'check_violation', constraint = 'offers_stay';
  end if;
  return new;
end $$;
create trigger offers_stay before update on offers for each row execute function keep_offer();

create function keep_offer_item() returns trigger language plpgsql as $$
begin
  raise exception 'a sent offer stays as it is' using errcode = 'check_violation', constraint = 'offers_stay';
end $$;
create trigger offer_items_stay before update of offer_id, position, quantity, unit_price on offer_items
  for each row execute function keep_offer_item();

-- The two sides of a lead, its status and its day.
create view lead_sides as
  select id, professional_id, couple_id, status, event_date from leads;

-- A professional's name, place, account and status.
create or replace view profiles as
  select id, user_id, company_name, status, created_at, city from professionals;

create table messages (
  id integer generated always as identity primary key,
  lead_id integer not null references leads on delete cascade,
  author text not null check (author in ('couple', 'professional', 'system')),
  kind text not null check (kind in ('text', 'status', 'offer')),
  body text not null default '' check (length(body) <= 5000),
  -- Of a `status` alone: the one that the lead has had since.
  status text,
  offer_id integer references offers on delete cascade,
  offer_event text check (offer_event in ('sent', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint messages_parts_check check (
    (kind = 'status') = (status is not null) and (kind = 'offer') = (offer_id is not null)
    and (kind = 'offer') = (offer_event is not null) and (kind = 'status') = (author = 'system'))
);
create index messages_lead_idx on messages (lead_id, id desc);
create index messages_unread_idx on messages (lead_id, author) where read_at is null;
create index messages_offer_idx on messages (offer_id) where offer_id is not null;

-- The messages of the two sides, as a list of conversations shows the latest one.
create view lead_messages as
  select id, lead_id, author, kind, body, offer_event from messages;

create table message_attachments (
  id integer generated always as identity primary key,
  message_id integer not null references messages on delete cascade,
  position smallint not null check (position between 1 and 3),
  filename text not null check (length(filename) between 1 and 200),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  -- In bytes.
  size integer not null check (size > 0),
  -- In pixels, of a picture alone.
  width integer,
  height integer,
  -- Its name in the file store: random, so that it cannot be guessed, and no two rows share it.
  file_key text not null constraint message_attachments_file_key_key unique,
  constraint message_attachments_position_key unique (message_id, position)
);

-- The file goes with its row, whoever deletes that: with a message, a lead or an account.
create function remove_attachment_file() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('remove-attachment', json_build_object('file_key', old.file_key));
  return null;
end $$;
create trigger message_attachments_removed after delete on message_attachments
  for each row execute function remove_attachment_file();

create table reply_templates (
  id integer generated always as identity primary key,
  professional_id integer not null references professionals on delete cascade,
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index reply_templates_professional_idx on reply_templates (professional_id, id);

create function count_reply_templates() returns trigger language plpgsql as $$
declare
  owners integer[] := array(select distinct professional_id from added order by professional_id);
begin
  perform from professionals where id = any(owners) order by id for no key update;
  -- A statement of its own, so that it sees what those have committed for whom it waited.
  if exists (
    select from reply_templates where professional_id = any(owners) group by professional_id having count(*) > 20
  ) then
    raise exception 'too many reply templates' using errcode = 'check_violation', constraint = 'reply_templates_at_most_20';
  end if;
  return null;
end $$;
create trigger reply_templates_counted after insert on reply_templates
  referencing new table as added for each statement execute function count_reply_templates();

-- A conversation that one side has reported, with what was written until then: it stays when the lead is withdrawn.
create table lead_reports (
  id integer generated always as identity primary key,
  lead_id integer references leads on delete set null,
  professional_id integer not null references professionals on delete cascade,
  couple_id integer references users on delete set null,
  reporter text not null check (reporter in ('couple', 'professional')),
  event_date date not null,
  reason text not null check (length(reason) between 1 and 1000),
  transcript jsonb not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolution text check (length(resolution) <= 1000)
);
create unique index lead_reports_one_open_key on lead_reports (lead_id, reporter) where resolved_at is null;
create index lead_reports_created_idx on lead_reports (created_at desc, id desc);
create index lead_reports_lead_idx on lead_reports (lead_id);
create index lead_reports_couple_idx on lead_reports (couple_id);
create index lead_reports_professional_idx on lead_reports (professional_id);

alter table audit_log drop constraint audit_log_action_check;
alter table audit_log add constraint audit_log_action_check check (action in (
  'profile_status', 'premium', 'review_hidden', 'review_shown', 'user_suspended', 'user_restored', 'category',
  'lead_reported', 'lead_report_resolved'));

-- The profiles that everybody may see: where they are found, and what they cost.
create or replace view public_profiles as
  select id, category_id, search_city, price_from, rank_score from professionals where status = 'approved';

-- The days that a calendar has something for.
create view active_days as
  select professional_id, event_date, event_type from events where status = 'active';

-- How a professional answers.
create view lead_replies as
  select professional_id, couple_id, status, created_at, answered_at, id, event_date from leads;

-- The mails about a lead that waits: each goes out once, and is never sent anew by a second node.
create table lead_reminders (
  lead_id integer not null references leads on delete cascade,
  -- `professional`: it was reminded. `couple`: it was told of others.
  side text not null check (side in ('professional', 'couple')),
  created_at timestamptz not null,
  primary key (lead_id, side)
);

-- A status stands in the conversation, whoever gave it to the lead; that the professional has answered is seen there
-- anyway. A rejected lead has no offer that could still be accepted.
create function note_lead_status() returns trigger language plpgsql as $$
declare
  day date := (new.updated_at at time zone 'Europe/Zagreb')::date;
begin
  if old.status = 'new' then
    new.answered_at := coalesce(new.answered_at, new.updated_at);
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
create trigger leads_status_noted before update of status on leads
  for each row when (old.status is distinct from new.status) execute function note_lead_status();
