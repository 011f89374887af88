-- Who suspends an account takes the profile from public sight with it. As a status of its own, so that whatever asks
-- for approved profiles asks right; `suspended_status` is where it returns to.
alter table professionals drop constraint professionals_status_check;
alter table professionals
  add constraint professionals_status_check check (status in ('pending', 'approved', 'rejected', 'suspended')),
  add column suspended_status text check (suspended_status in ('pending', 'approved', 'rejected')),
  add constraint professionals_suspended_check check ((status = 'suspended') = (suspended_status is not null)),
  -- Shown to the owner; none outside the status `rejected`.
  add column rejection_reason text check (length(rejection_reason) <= 1000),
  add constraint professionals_rejection_check check (
    rejection_reason is null or coalesce(suspended_status, status) = 'rejected');
create index professionals_by_status_idx on professionals (status, created_at, id);

alter table users
  add column suspended_at timestamptz,
  add column suspension_reason text check (length(suspension_reason) <= 1000);

alter table reviews
  add column reported_at timestamptz,
  add column report_reason text check (length(report_reason) <= 1000),
  -- A hidden review is seen by its author and by admins, and counts nowhere.
  add column hidden_at timestamptz,
  add column hidden_reason text check (length(hidden_reason) <= 1000);
create index reviews_reported_idx on reviews (reported_at) where reported_at is not null and hidden_at is null;

create or replace function count_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum + change.stars, review_count = p.review_count + change.reviews
    from (select professional_id, sum(stars) as stars, sum(reviews) as reviews
            from (select professional_id, rating as stars, 1 as reviews from added where hidden_at is null
                  union all
                  select professional_id, -rating, -1 from removed where hidden_at is null) as rows
           group by professional_id) as change
   where p.id = change.professional_id and (change.stars <> 0 or change.reviews <> 0);
  return null;
end $$;
create or replace function count_added_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum + change.stars, review_count = p.review_count + change.reviews
    from (select professional_id, sum(rating) as stars, count(*) as reviews
            from added where hidden_at is null group by professional_id) as change
   where p.id = change.professional_id;
  return null;
end $$;
create or replace function count_removed_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum - change.stars, review_count = p.review_count - change.reviews
    from (select professional_id, sum(rating) as stars, count(*) as reviews
            from removed where hidden_at is null group by professional_id) as change
   where p.id = change.professional_id;
  return null;
end $$;

-- Who decided what, when and why. Never changed and never deleted; a name that is gone with its account leaves the
-- entry behind.
create table audit_log (
  id integer generated always as identity primary key,
  actor_id integer references users on delete set null,
  action text not null check (action in (
    'profile_status', 'premium', 'review_hidden', 'review_shown', 'user_suspended', 'user_restored', 'category')),
  professional_id integer references professionals on delete set null,
  review_id integer references reviews on delete set null,
  user_id integer references users on delete set null,
  category_id integer references categories on delete set null,
  from_value text,
  to_value text,
  reason text check (length(reason) <= 1000),
  created_at timestamptz not null default now()
);
create index audit_log_created_idx on audit_log (created_at desc, id desc);
create index audit_log_professional_idx on audit_log (professional_id, created_at desc, id desc);
create index audit_log_user_idx on audit_log (user_id) where user_id is not null;
create index audit_log_actor_idx on audit_log (actor_id) where actor_id is not null;
create index audit_log_review_idx on audit_log (review_id) where review_id is not null;
