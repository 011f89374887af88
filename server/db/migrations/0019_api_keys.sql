-- Secrets by which a professional's own programs act as the professional. Only the hash is stored, and of the secret
-- itself its ends, by which its owner recognises it.
create table api_keys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  scope text not null check (scope in ('read', 'write')),
  key_hash bytea not null unique check (length(key_hash) = 32),
  masked_key text not null check (length(masked_key) between 1 and 20),
  created_at timestamptz not null default now(),
  -- The last day in Zagreb on which it is valid; without one it is valid until it is revoked.
  expires_on date,
  last_used_at timestamptz
);
create index api_keys_user_idx on api_keys (user_id, id);

-- An expired key, which its owner still sees in the list, counts no more.
create function count_api_keys() returns trigger language plpgsql as $$
declare
  owners integer[] := array(select distinct user_id from added order by user_id);
  today date := (select (max(created_at) at time zone 'Europe/Zagreb')::date from added);
begin
  perform from users where id = any(owners) order by id for no key update;
  -- A statement of its own, so that it sees what those have committed for whom it waited.
  if exists (
    select from api_keys
     where user_id = any(owners) and (expires_on is null or expires_on >= today)
     group by user_id having count(*) > 10
  ) then
    raise exception 'too many API keys' using errcode = 'check_violation', constraint = 'api_keys_at_most_10';
  end if;
  return null;
end $$;
create trigger api_keys_counted after insert on api_keys
  referencing new table as added for each statement execute function count_api_keys();

-- An account as one of its keys stands for it.
create view key_holders as
  select id, name, email, email_confirmed_at, phone, suspended_at from users;

-- A session as the making of a key reads it: none is made by one that has ended.
create view account_sessions as
  select id, user_id from sessions;
