-- The report of an answer that its professional has deleted before an admin has judged it: the next one to the same review
-- has it.
create table unjudged_reply_reports (
  review_id integer primary key references reviews on delete cascade,
  reported_at timestamptz not null,
  report_reason text check (length(report_reason) <= 1000)
);
