-- Those of a category in a town in their order, with their facts: a page is read until it is full, and a list by facts is
-- still compared in an index alone.
create index concurrently professionals_by_category_and_city_idx on professionals
  (category_id, search_city, score desc, company_name collate "hr-x-icu", id)
  include (facts, price_from, average_rating, travels_km) where status = 'approved';
