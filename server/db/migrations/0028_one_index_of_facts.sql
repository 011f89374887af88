-- Allowed, drops index professionals_by_facts_idx: the former release reads the index of the migration before, which begins with
-- the same columns and has all of its others.
drop index concurrently professionals_by_facts_idx;
