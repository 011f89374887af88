-- The numbers of every town below a price. Without the rows of all towns, which the other index has: where PostgreSQL plans for
-- any price it believes both to be as good, and compared the towns of each price with one.
create index concurrently professional_facets_town_idx on professional_facets
  (category_id, rating_band, price_from, search_city) include (city, change) where search_city <> '*';
-- Allowed, drops index professional_facets_city_idx: the former release reads the new one for its numbers of towns, and
-- professional_facets_key_idx for all others.
drop index concurrently professional_facets_city_idx;
