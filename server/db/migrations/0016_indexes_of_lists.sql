-- Those who come far enough, by their town.
create index concurrently professionals_by_reach_idx on professionals (search_city, travels_km)
  include (score, company_name, category_id, price_from, average_rating) where status = 'approved';
-- Those whom a day names, each looked up for its filters and its place in the order.
create index concurrently professionals_by_id_idx on professionals (id)
  include (category_id, search_city, price_from, average_rating, travels_km, score, company_name)
  where status = 'approved';
