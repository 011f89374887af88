-- Serves from 0017: since that release free days are counted by kept sums, and no query reads this view.
-- Allowed, drops view available_days: nothing reads it any more.
drop view available_days;
