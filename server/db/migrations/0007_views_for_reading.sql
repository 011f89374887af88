-- How features read tables that are not theirs. A view belongs to the feature of its table, has one meaning for all its
-- readers, and leaves out columns that are none of their business. None computes a column: PostgreSQL resolves them into
-- the queries that read them, locks included, and the types know what may be null.

-- A person's name and address.
create view people as
  select id, name, email from users;

-- How the two sides of a lead reach each other.
create view contacts as
  select id, name, email, email_confirmed_at, phone from users;

-- An account as admins judge it.
create view accounts as
  select id, name, email, email_confirmed_at, role, created_at, suspended_at, suspension_reason from users;

-- A professional's name, account and status.
create view profiles as
  select id, user_id, company_name, status, created_at from professionals;

-- The profiles that everybody may see.
create view public_profiles as
  select id from professionals where status = 'approved';

-- A category's name, in words and in addresses.
create view category_names as
  select id, name, slug from categories;

-- A couple's review, with its professional's report and the admins' decision.
create view moderated_reviews as
  select id, professional_id, couple_id, rating, comment, created_at, reported_at, report_reason, hidden_at, hidden_reason
    from reviews;
