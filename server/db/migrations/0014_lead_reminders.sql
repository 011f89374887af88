-- The mails about a lead that waits: each goes out once, and is never sent anew by a second node.
create table lead_reminders (
  lead_id integer not null references leads on delete cascade,
  -- `professional`: it was reminded. `couple`: it was told of others.
  side text not null check (side in ('professional', 'couple')),
  created_at timestamptz not null,
  primary key (lead_id, side)
);
-- They would have stood on rows that every message writes.
alter table leads drop column reminded_at, drop column alternatives_at;

create or replace view lead_replies as
  select professional_id, couple_id, status, created_at, answered_at, id, event_date from leads;
