-- The sites that may show a professional's calendar within their own pages. While it is off they stay, for the next time.
create table calendar_embeds (
  professional_id integer primary key references professionals on delete cascade,
  is_on boolean not null,
  -- As a policy names them, without a scheme. They become part of a header, which ends at none of these characters.
  hosts text[] not null check (
    cardinality(hosts) <= 10 and array_position(hosts, null) is null
    and array_to_string(hosts, ' ') ~ '^([a-z0-9.:-]+( [a-z0-9.:-]+)*)?$'
  ),
  updated_at timestamptz not null default now(),
  constraint calendar_embeds_on_check check (not is_on or cardinality(hosts) > 0)
);
