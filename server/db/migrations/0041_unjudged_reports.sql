-- The report of a review that its couple has deleted before an admin has judged it: the next one about the same professional
-- has it.
create table unjudged_reports (
  couple_id integer not null references users on delete cascade,
  professional_id integer not null references professionals on delete cascade,
  reported_at timestamptz not null,
  report_reason text check (length(report_reason) <= 1000),
  primary key (couple_id, professional_id)
);
create index unjudged_reports_professional_idx on unjudged_reports (professional_id);
