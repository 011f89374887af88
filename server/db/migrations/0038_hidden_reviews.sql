-- Why a review that its couple has deleted was hidden: the next one about the same professional begins hidden as well.
create table hidden_reviews (
  couple_id integer not null references users on delete cascade,
  professional_id integer not null references professionals on delete cascade,
  hidden_reason text check (length(hidden_reason) <= 1000),
  primary key (couple_id, professional_id)
);
create index hidden_reviews_professional_idx on hidden_reviews (professional_id);
