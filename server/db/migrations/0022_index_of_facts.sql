-- Those of a category, alone or in a town, with their facts: a list by facts compares them in an index alone.
create index concurrently professionals_by_facts_idx on professionals (category_id, search_city)
  include (facts, id, score, company_name, price_from, average_rating, travels_km) where status = 'approved';
