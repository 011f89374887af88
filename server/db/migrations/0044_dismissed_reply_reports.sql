-- The same of an answer, for the couple that has reported it.
alter table review_replies add column report_dismissed_at timestamptz;
create or replace view moderated_replies as
  select review_id, body, created_at, updated_at, reported_at, report_reason, hidden_at, hidden_reason, report_dismissed_at
    from review_replies;
