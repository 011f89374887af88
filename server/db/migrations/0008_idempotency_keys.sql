-- The answers to requests that bore an Idempotency-Key, for a day: a retry is answered from here and makes nothing anew.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null check (length(key) between 1 and 255),
  -- SHA-256 of the call, its address and its body.
  request_hash bytea not null,
  -- The attempt at work. It prolongs its time as long as it lives; then another one may take its place.
  attempt uuid not null,
  locked_until timestamptz not null,
  -- Set in the transaction that does the work, so that nothing is made by an attempt that has lost its place.
  done boolean not null default false,
  status integer,
  answer text,
  expires_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_expires_at_idx on idempotency_keys (expires_at);
