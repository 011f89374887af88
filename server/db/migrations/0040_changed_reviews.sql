-- When a review was last written: an admin decides about the words that the admin has read.
create or replace view moderated_reviews as
  select id, professional_id, couple_id, rating, comment, created_at, reported_at, report_reason, hidden_at, hidden_reason,
         lead_id, updated_at
    from reviews;
