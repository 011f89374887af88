-- A marketplace of 100,000 professionals, spread as in life; the same every time.
select setseed(0.27);
-- A throw-away cluster commits before its log is written, and until it is, vacuum marks no page as visible to all.
set synchronous_commit = on;

insert into users (name, email, role, password_hash)
select 'Vlasnik ' || n, 'vlasnik' || n || '@primjer.test', 'professional', 'none' from generate_series(1, 100000) as n;

insert into professionals (user_id, company_name, category_id, description, city, price_range_min, price_range_max, premium, status, rating_sum, review_count, travels_km, facts)
select u.id,
       words.kind[1 + floor(power(random(), 1.5) * 20)::int] || ' ' || words.name[1 + floor(random() * 40)::int] ||
         case when random() < 0.6 then ' ' || words.surname[1 + floor(random() * 40)::int] else '' end ||
         case when random() < 0.3 then ' ' || (u.id % 977) else '' end,
       1 + floor(power(random(), 1.3) * 11)::int,
       repeat('Svako vjenčanje pripremamo kao da je prvo, od dogovora do zadnjeg plesa. ', 2 + floor(random() * 8)::int),
       case when random() < 0.85 then words.city[1 + floor(power(random(), 2) * 11)::int] else 'Mjesto ' || floor(random() * 400)::int end,
       case when random() < 0.9 then price end,
       case when random() < 0.8 then price * 2 end,
       random() < 0.08,
       case when random() < 0.94 then 'approved' when random() < 0.7 then 'pending' else 'rejected' end,
       round(reviews * (3 + 2 * sqrt(random())))::int, reviews,
       case when u.id % 3 > 0 then 20 + u.id % 18 * 10 end,
       case when u.id % 5 < 3 then jsonb_build_object('guests', 40 + u.id % 30 * 10, 'hours', 4 + u.id % 9,
         'members', 1 + u.id % 7, 'parking', true, 'drone', true, 'languages',
         case when u.id % 2 = 0 then jsonb_build_array('en') else jsonb_build_array('en', 'de', 'it') end) else '{}' end
  from users u
 cross join (select
   array['Studio','Foto','Vila','Restoran','Cvjećarnica','Glazba','Salon','Atelje','Slastičarna','Zlatarna','Bend','Dvorac','Video','Limuzine','Pozivnice','Frizeraj','Catering','Vinarija','Imanje','Kuća'] as kind,
   array['Ana','Šešir','Lavanda','Marina','Đurđica','Ljubav','Bijela','Zlatni','Sunce','Kamen','Maslina','Jadran','Ruža','Biser','Val','Zora','Lipa','Hrast','Galeb','Dalmacija','Slavonija','Zagorje','Istra','Kvarner','Velebit','Mir','Sreća','Čarolija','Žuta','Plava','Stara','Nova','Mala','Velika','Tiha','Vječna','Vedra','Sjajna','Prva','Naša'] as name,
   array['Horvat','Kovačević','Babić','Marić','Jurić','Novak','Kovačić','Knežević','Vuković','Marković','Petrović','Matić','Tomić','Pavlović','Božić','Blažević','Grgić','Pavić','Radić','Perić','Filipović','Šarić','Lovrić','Vidović','Perković','Popović','Bošnjak','Jukić','Barišić','Đaković','Šimić','Ivanković','Đurić','Nikolić','Lončar','Žagar','Bilić','Ćosić','Galić','Rukavina'] as surname,
   array['Zagreb','Split','Rijeka','Osijek','Zadar','Dubrovnik','Pula','Varaždin','Šibenik','Karlovac','Slavonski Brod'] as city) as words
 cross join lateral (select (100 + floor(power(random(), 3) * 60) * 100)::numeric as price, floor(power(random(), 4) * 80)::int as reviews, u.id) as one;

-- Three packages of every second one.
insert into packages (professional_id, position, name, price, unit, includes)
select p.id, k, 'Paket ' || k, k * 400, 'total', array['Cijeli dan', 'Dvije osobe', 'Dolazak na adresu']
  from professionals p, generate_series(1, 3) as k where p.id % 2 = 0;

-- Ten days each over the coming year and a half, a good third of them available.
insert into events (professional_id, event_type, event_date)
select p.id, (array['available', 'available', 'booked', 'booked', 'blocked'])[1 + floor(random() * 5)::int], date '2027-01-01' + (k * 54 + floor(random() * 54)::int)
  from professionals p, generate_series(0, 9) as k;

-- A year of being looked at, for every hundredth.
insert into profile_counts (professional_id, counted_on, views, saves)
select p.id, date '2026-12-31' - k, floor(random() * 20)::int, floor(random() * 2)::int
  from professionals p, generate_series(0, 364) as k where p.id % 100 = 1;
