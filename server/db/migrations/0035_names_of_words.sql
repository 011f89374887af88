-- A name that has a word twice is one name: lists tell by these numbers that more than a thousand names have a word.

-- As before, but for that.
create or replace function add_name_words(names text[], changes integer[]) returns void language plpgsql as $$
declare
  touched record;
begin
  insert into name_words (word, change)
  select w.word, sum(n.change)
    from unnest(names, changes) as n (name, change)
   cross join lateral (select distinct own.word from unnest(string_to_array(btrim(n.name), ' ')) as own (word)) as w
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

-- Writers of profiles wait until the names that are there are corrected: a third of a second for 100,000.
lock table professionals in share row exclusive mode;
-- Allowed, writes rows of name_words: it only adds, and to the release before they are numbers at most, as they were.
insert into name_words (word, change)
select word, -sum(times - 1)
  from (select w.word, count(*) as times
          from professionals as p cross join unnest(string_to_array(btrim(p.search_name), ' ')) as w (word)
         where p.status = 'approved' and w.word <> '' group by p.id, w.word having count(*) > 1) as repeated
 group by 1;
