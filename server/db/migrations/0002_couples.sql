alter table users
  add column wedding_date date,
  add column email_confirmed_at timestamptz;

-- What a list of sessions shows, so that a person recognizes the own telephone.
alter table sessions add column user_agent text check (length(user_agent) <= 300);

-- Links that were sent by e-mail. Only the SHA-256 is kept; using one deletes it.
create table account_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  -- The address that the link went to: it confirms that one and no later one.
  email text not null,
  expires_at timestamptz not null
);
create index account_tokens_user_id_idx on account_tokens (user_id, purpose);

create table favorites (
  id integer generated always as identity primary key,
  couple_id integer not null references users on delete cascade,
  professional_id integer not null references professionals on delete cascade,
  created_at timestamptz not null default now(),
  constraint favorites_one_a_couple_key unique (couple_id, professional_id)
);
create index favorites_professional_id_idx on favorites (professional_id);
create index favorites_couple_idx on favorites (couple_id, created_at desc, id desc);
