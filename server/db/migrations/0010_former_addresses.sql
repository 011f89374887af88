-- The address that an account had before it was changed, until the mail that says so has gone there: its job deletes
-- the row, housekeeping after a week.
create table former_addresses (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  email text not null check (length(email) between 3 and 254),
  created_at timestamptz not null
);
create index former_addresses_user_idx on former_addresses (user_id);
