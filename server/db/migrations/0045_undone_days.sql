-- The notes of the available day that an event has replaced, beside its available_title, so that marking many days can
-- be undone.
alter table events add column available_notes text;
