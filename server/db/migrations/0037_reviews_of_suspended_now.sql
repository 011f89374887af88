-- In the order in which others lock them: profiles, then reviews.
select from professionals
 where id in (select r.professional_id from reviews as r join users as u on u.id = r.couple_id where u.suspended_at is not null)
 order by id for no key update;
-- Allowed, writes rows of reviews: those of couples that are suspended are few.
-- Allowed, writes rows of professionals: their ratings, by the trigger.
update reviews set author_suspended = true
 where not author_suspended and couple_id in (select id from users where suspended_at is not null);
