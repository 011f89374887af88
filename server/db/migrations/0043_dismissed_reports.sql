-- When an admin last left a review visible against its report, so that the professional reads beside it that its report was
-- decided.
alter table reviews add column report_dismissed_at timestamptz;
