-- A review whose couple an admin has suspended is seen by admins alone, and counts nowhere, until the suspension is lifted.
alter table reviews add column author_suspended boolean not null default false;

create or replace function count_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum + change.stars, review_count = p.review_count + change.reviews
    from (select professional_id, sum(stars) as stars, sum(reviews) as reviews
            from (select professional_id, rating as stars, 1 as reviews
                    from added where hidden_at is null and not author_suspended
                  union all
                  select professional_id, -rating, -1
                    from removed where hidden_at is null and not author_suspended) as rows
           group by professional_id) as change
   where p.id = change.professional_id and (change.stars <> 0 or change.reviews <> 0);
  return null;
end $$;
create or replace function count_added_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum + change.stars, review_count = p.review_count + change.reviews
    from (select professional_id, sum(rating) as stars, count(*) as reviews
            from added where hidden_at is null and not author_suspended group by professional_id) as change
   where p.id = change.professional_id;
  return null;
end $$;
create or replace function count_removed_reviews() returns trigger language plpgsql as $$
begin
  update professionals p
     set rating_sum = p.rating_sum - change.stars, review_count = p.review_count - change.reviews
    from (select professional_id, sum(rating) as stars, count(*) as reviews
            from removed where hidden_at is null and not author_suspended group by professional_id) as change
   where p.id = change.professional_id;
  return null;
end $$;
