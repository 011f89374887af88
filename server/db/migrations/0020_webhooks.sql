-- Addresses of a professional's own programs that are told of what happens to its leads, offers and days.
create table webhooks (
  id integer generated always as identity primary key,
  professional_id integer not null references professionals on delete cascade,
  url text not null check (length(url) between 1 and 2000),
  events text[] not null check (cardinality(events) between 1 and 6),
  -- As it is, since each delivery is signed with it; the former one signs beside it for a day.
  secret text not null constraint webhooks_secret_check check (secret ~ '^whsec_[A-Za-z0-9+/]+=*$'),
  former_secret text,
  former_secret_until timestamptz,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('owner', 'gone', 'failing')),
  -- Attempts that failed since the last one that did not, and until when all deliveries wait because of them.
  failures integer not null default 0,
  paused_until timestamptz,
  -- Until then one process sends its deliveries, one after the other.
  sending_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint webhooks_disabled_check check ((disabled_at is null) = (disabled_reason is null)),
  constraint webhooks_former_secret_check check ((former_secret is null) = (former_secret_until is null))
);
create index webhooks_professional_idx on webhooks (professional_id, id);

create function count_webhooks() returns trigger language plpgsql as $$
declare
  owners integer[] := array(select distinct professional_id from added order by professional_id);
begin
  perform from professionals where id = any(owners) order by id for no key update;
  -- A statement of its own, so that it sees what those have committed for whom it waited.
  if exists (
    select from webhooks where professional_id = any(owners) group by professional_id having count(*) > 5
  ) then
    raise exception 'too many webhooks' using errcode = 'check_violation', constraint = 'webhooks_at_most_5';
  end if;
  return null;
end $$;
create trigger webhooks_counted after insert on webhooks
  referencing new table as added for each statement execute function count_webhooks();

-- One event on its way to one webhook. It names its subject and holds nothing of it: what is sent is read when it is
-- sent, so that nothing of an erased account stays here.
create table webhook_deliveries (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  -- The same at each attempt: by it the receiver knows what it has already.
  uid text not null default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type text not null,
  -- The lead, message, offer or event of the type; none of a test.
  subject_id integer,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'cancelled')),
  attempts smallint not null default 0,
  -- Of the last attempt: the receiver's status, or why there is none.
  response_status smallint,
  error text check (error in ('unreachable', 'timeout', 'certificate', 'refused', 'disabled', 'suspended', 'gone')),
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  constraint webhook_deliveries_next_check check ((status = 'pending') = (next_attempt_at is not null))
);
create index webhook_deliveries_webhook_idx on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_pending_idx on webhook_deliveries (webhook_id, next_attempt_at) where status = 'pending';
create index webhook_deliveries_created_idx on webhook_deliveries (created_at);

-- Within the statement that does what the event says: a delivery for each webhook that wants it, and the job that sends
-- those of the webhook, which come to be when, and only when, that one commits. The webhook is locked, so that one which
-- is just being deleted is left out.
create function note_webhook_event(professional integer, event text, subject integer, occurred_at timestamptz)
  returns void language plpgsql as $$
declare
  noted integer;
begin
  -- Nearly nobody has one, and to begin the insertion costs ten times as much as this.
  if not exists (select from webhooks where professional_id = professional) then return; end if;
  for noted in
    insert into webhook_deliveries (webhook_id, type, subject_id, created_at, next_attempt_at)
    select id, event, subject, occurred_at, occurred_at from webhooks
     where professional_id = professional and disabled_at is null and event = any(events)
     order by id for key share
    returning webhook_id
  loop
    perform graphile_worker.add_job('send-webhooks', json_build_object('webhook_id', noted),
                                    job_key => 'webhook ' || noted);
  end loop;
end $$;
