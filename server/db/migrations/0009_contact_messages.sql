-- Messages to the operator on their way: the mail's job deletes each once it is sent, housekeeping after a week.
create table contact_messages (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null
);
