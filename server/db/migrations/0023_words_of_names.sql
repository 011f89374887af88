-- The words of public names, each once or a few times: what is spelt nearly as a word that is searched for is looked for
-- among them, and then the names that have one of these. Kept as professional_counts is: a write adds rows and changes none.
create table name_words (
  -- As in professionals.search_name, between its spaces.
  word text not null,
  -- In how many names it has come to be; the sum over the rows of a word.
  change integer not null
);
create index name_words_word_idx on name_words (word) include (change);
create index name_words_similar_idx on name_words using gin (word gin_trgm_ops);

-- Joins the rows of a word once they are many, and leaves none of a word that nobody has any more.
create function add_name_words(names text[], changes integer[]) returns void language plpgsql as $$
declare
  touched record;
begin
  insert into name_words (word, change)
  select w.word, sum(n.change)
    from unnest(names, changes) as n (name, change) cross join unnest(string_to_array(btrim(n.name), ' ')) as w (word)
   where w.word <> '' group by 1 having sum(n.change) <> 0;
  if cardinality(names) > 20 then return; end if;

  for touched in
    select w.word
      from (select distinct word from unnest(names) as n (name)
             cross join unnest(string_to_array(btrim(n.name), ' ')) as w (word)) as w
     cross join lateral (select count(*) as times, sum(change) as total from name_words as o where o.word = w.word) as own
     where own.times > 16 or (own.times > 0 and own.total = 0)
     order by 1
  loop
    with locked as (
      select o.ctid as place from name_words as o where o.word = touched.word for update skip locked),
    joined as (
      delete from name_words where ctid in (select place from locked) returning change)
    insert into name_words (word, change)
    select touched.word, sum(change) from joined having sum(change) <> 0;
  end loop;
end $$;

create function words_of_added_professionals() returns trigger language plpgsql as $$
begin
  perform add_name_words(array_agg(search_name), array_agg(1)) from added where status = 'approved' having count(*) > 0;
  return null;
end $$;
create function words_of_removed_professionals() returns trigger language plpgsql as $$
begin
  perform add_name_words(array_agg(search_name), array_agg(-1)) from removed where status = 'approved' having count(*) > 0;
  return null;
end $$;
create function words_of_changed_professionals() returns trigger language plpgsql as $$
begin
  perform add_name_words(array_agg(search_name), array_agg(total))
    from (select search_name, sum(change)::integer as total
            from (select search_name, 1 as change from added where status = 'approved'
                  union all
                  select search_name, -1 from removed where status = 'approved') as rows
           group by 1 having sum(change) <> 0) as t
  having count(*) > 0;
  return null;
end $$;

-- They keep every writer from the table until this is committed, so that no name is missed.
create trigger professionals_words_added after insert on professionals
  referencing new table as added for each statement execute function words_of_added_professionals();
create trigger professionals_words_changed after update on professionals
  referencing old table as removed new table as added for each statement execute function words_of_changed_professionals();
create trigger professionals_words_removed after delete on professionals
  referencing old table as removed for each statement execute function words_of_removed_professionals();

select add_name_words(array_agg(search_name), array_agg(1)) from professionals where status = 'approved' having count(*) > 0;
