-- The names that have one of some words.
create index concurrently professionals_name_words_idx on professionals
  using gin (string_to_array(btrim(search_name), ' ')) where status = 'approved';
