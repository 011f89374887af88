-- How features beside `events` read which days are available. PostgreSQL resolves it into the query that reads it, so
-- that `events_available_idx` serves as before.
create view available_days as
  select professional_id, event_date from events where status = 'active' and event_type = 'available';
