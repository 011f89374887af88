import type { Sentences } from './sentences.ts'

export const searchSentences: Sentences = {
  'Po ponderiranoj ocjeni, kojoj premium dodaje 0,15, zatim po nazivu; „sort” daje drugi red. Uz datum su najprije slobodni toga dana, zatim oni bez podatka, a zauzetih nema. Riječi u „search” su usluga (kategorija), njezina činjenica (tamburaši, bez glutena), grad, kraj (Istra) ili naziv, u bilo kojem padežu; iznos, dan i broj gostiju u njima filteri su, uz uslugu riječi poput „jeftin” i „najbolji” određuju redoslijed, a mjesec dobiva svoje subote ili dane u tjednu koji su uz njega. Za što su uzete, kaže „suggestion”, a „by_name” traži ih samo u nazivima. Pretraga ne razlikuje velika i mala slova ni dijakritičke znakove i oprašta tipfelere. Nađe li se manje od pet, „suggestion” navodi i najbliži grad, slobodne subote i filtere bez kojih se nađe više, ili filtere koji sami nađu nekoga. Opis je skraćen na 100 znakova. Pretraga po riječima ili činjenicama (fact_…) broji najviše 1000 pogodaka; ima li ih više, total_is_minimum je true.':
    'By weighted rating, to which premium adds 0.15, then by name; “sort” gives another order. With a date those who are free that day come first, then those without an entry; the taken ones are left out. Words in “search” are a service (category), a fact of it (gluten-free, with a driver), a town, a region (Istra) or a name, in any case of Croatian; a sum, a day and a number of guests in them are filters, beside a service words like “jeftin” (cheap) and “najbolji” (best) set the order, and a month is given its Saturdays, or the weekdays that stand beside it. “suggestion” says what they were taken for, and “by_name” looks for them in names only. The search ignores case and diacritics and forgives typing errors. If fewer than five are found, “suggestion” also names the nearest town, free Saturdays and the filters without which more are found, or filters that alone find somebody. The description is cut to 100 characters. A search by words or facts (fact_…) counts at most 1000 matches; if there are more, total_is_minimum is true.',
  'Ako ništa od toga ne pomaže: najviše dva filtera koji sami, bez svih drugih, nekoga nađu.':
    'If none of these helps: at most two filters that alone, without all the others, find somebody.',
  'Kraj.': 'The region.',
  'Udaljenost u kilometrima.': 'Distance in kilometres.',
  'Riječi pretrage znače ovaj kraj.': 'Words of the search mean this region.',
  'Riječi pretrage znače činjenice kategorije: kao filteri „fact_…”, bez izbora „1”.':
    'Words of the search mean facts of the category: as filters “fact_…”, “1” where there is no option.',
  'Činjenice po kojima je popis filtriran.': 'The facts by which the list is filtered.',
  'Činjenice iz riječi koje nitko s popisa ne navodi, sve zajedno ako ih je više.':
    'Facts from the words that nobody of the list states, all together where there are several.',
  'Iznosi, dan i gosti iz riječi, kao filteri popisa; brojevi su bez njih. Izostavljeno ako ih nema.':
    'Sums, the day and the guests in the words, as filters of the list; the numbers are without them. Left out where there are none.',
  'Kategorija s činjenicama koje riječi znače, najviše jedna; izostavljeno ako ih ne znače.':
    'The category with the facts that the words mean, at most one; left out where they mean none.',
  'Činjenice, kao filteri „fact_…”.': 'Facts, as filters “fact_…”.',
  'Oni koji te činjenice navode, iz bilo kojega grada.': 'Those who state these facts, of whatever town.',
  'Popis bez činjenica iz riječi, ako ih je na njemu više.':
    'The list without the facts from the words, where it has more.',
  'Oni iz iste kategorije i grada kojima je riječ za činjenicu u nazivu, ako je netko od njih ne navodi: uz „by_name=1”.':
    'Those of the same category and town who have the word of the fact in their names, where some of them do not state it: with “by_name=1”.',
  'Početak riječi koja se traži u nazivima.': 'The beginning of the word that is looked for in names.',
  'Druga kategorija koju riječi znače, a koja nije na popisu.':
    'The other category that words mean and that is not listed.',
  'Drugi gradovi i krajevi koje riječi znače, a koji nisu na popisu.':
    'Other towns and regions that words mean and that are not listed.',
  'Grad ili kraj.': 'Town or region.',
  'Grad; izostavljen ako je kraj.': 'Town; left out where it is a region.',
  'Grad u sredini kraja.': 'Town in the middle of the region.',
  'Grad ili kraj iz riječi u kojem nema nikoga: popis je iz njegove okolice („region”).':
    'Town or region of the words that has nobody: the list is of what is around it (“region”).',
  'Izostavljene riječi.': 'Words that were left out.',
  'Sati, broj članova, broj ljudi i doba dana iz riječi, po kojima popis nije filtriran jer ih nitko na njemu ne navodi.':
    'Hours, a number of members or of people and times of day of the words, by which the list is not filtered, since nobody of it states them.',
  'Barem toliko sati.': 'At least so many hours.',
  'Barem toliko članova.': 'At least so many members.',
  'Filteri iz riječi.': 'Filters from the words.',
  'Redoslijed koji riječi traže, ako upit ne zadaje drugi.':
    'The order that the words ask for, where the query sets no other.',
  'Riječi pretrage spominju ovaj mjesec.': 'Words of the search name this month.',
  'Riječi pretrage spominju ovo godišnje doba ili godinu.': 'Words of the search name this season or year.',
  'Naziv u akuzativu.': 'Its name, in the accusative.',
  'Prvi mjesec koji nije prošao, GGGG-MM.': 'Its first month that is not over, YYYY-MM.',
  'Mjesec, GGGG-MM.': 'The month, YYYY-MM.',
  'Dani u tjednu koje riječi spominju, inače subota.': 'Weekdays that the words name, otherwise Saturday.',
  'Njegovi takvi dani na koje je netko slobodan: uz „free_only=1”.':
    'Its days on these on which somebody is free: with “free_only=1”.',
  'Od, u eurima.': 'From, in euros.',
  'Do, u eurima.': 'Up to, in euros.',
  'Broj gostiju.': 'Number of guests.',
  'Broj sjedala, za prijevoz.': 'Number of seats, for transport.',
  'Sati i članovi iz riječi, za „search” popisa: popis se njima filtrira ako ih netko toliko navodi. Izostavljeno ako ih nema.':
    'Hours and members in the words, for “search” of the lists: a list is filtered by them if somebody states so many. Left out if there are none.',
  'Broj osoba, za šminku i frizuru.': 'Number of people, for make-up and hair.',
  'Što se traži: usluga, grad i riječi iz naziva tvrtke, bilo kojim redom i u bilo kojem padežu.':
    'What is looked for: a service, a town and words of the company’s name, in any order and any case of Croatian.',
  'Sve su riječi iz „search” riječi iz naziva: ni usluga ni grad.':
    'All words of “search” are words of a name: neither a service nor a town.',
  'Bez zauzetih toga dana; najprije slobodni, zatim oni bez podatka.':
    'Without those who are taken that day; first the free ones, then those without an entry.',
  'Uz „date”: samo oni koji su toga dana slobodni.': 'With “date”: only those who are free that day.',
  'Samo oni čija cijena počinje najmanje ovdje, u eurima.': 'Only those whose price starts here or above, in euros.',
  'Samo oni čija cijena počinje najviše ovdje, u eurima.': 'Only those whose price starts here or below, in euros.',
  'Samo oni s ovom ili boljom ocjenom.': 'Only those with this rating or a better one.',
  'Samo oni iz okolice ovoga grada ili oni koji do njega dolaze.': 'Only those near this town, or who come to it.',
  'Koliko daleko od „near”, u kilometrima; inače 50.': 'How far from “near”, in kilometres; otherwise 50.',
  'Samo oni koji navode: Najviše gostiju, barem toliko.': 'Only those that state: Most guests, at least so many.',
  'Samo oni koji navode: Trajanje usluge (sati), barem toliko.':
    'Only those that state: Duration of the service (hours), at least so many.',
  'Samo oni koji navode: Broj članova, barem toliko.': 'Only those that state: Number of members, at least so many.',
  'Samo oni koji navode: Broj sjedala, barem toliko.': 'Only those that state: Number of seats, at least so many.',
  'Samo oni koji navode: Osoba u jednom jutru, barem toliko.':
    'Only those that state: People in one morning, at least so many.',
  'Samo oni koji navode: Rok isporuke (tjedana), najviše toliko.':
    'Only those that state: Time of delivery (weeks), at most so many.',
  'Samo oni koji navode: Predujam (%), najviše toliko.': 'Only those that state: Deposit (%), at most so much.',
  'Samo oni koji navode: Uz more.': 'Only those that state: By the sea.',
  'Samo oni koji navode: Otvoreni prostor.': 'Only those that state: Open air.',
  'Samo oni koji navode: Smještaj za goste.': 'Only those that state: Rooms for guests.',
  'Samo oni koji navode: Vlastito parkiralište.': 'Only those that state: Their own car park.',
  'Samo oni koji navode: Pristup bez stuba.': 'Only those that state: Step-free access.',
  'Samo oni koji navode: Hrana po vašem izboru.': 'Only those that state: Food of your choice.',
  'Samo oni koji navode: Snimanje dronom.': 'Only those that state: Drone footage.',
  'Samo oni koji navode: Tiskani album.': 'Only those that state: Printed album.',
  'Samo oni koji navode: Drugi fotograf ili snimatelj.':
    'Only those that state: A second photographer or camera operator.',
  'Samo oni koji navode: Vlastiti razglas i rasvjeta.': 'Only those that state: Their own sound and lights.',
  'Samo oni koji navode: Glazba na obredu.': 'Only those that state: Music at the ceremony.',
  'Samo oni koji navode: Svježe cvijeće.': 'Only those that state: Fresh flowers.',
  'Samo oni koji navode: Postavljanje i odvoz.': 'Only those that state: Setting up and taking away.',
  'Samo oni koji navode: Najam.': 'Only those that state: For hire.',
  'Samo oni koji navode: Izrada po mjeri.': 'Only those that state: Made to measure.',
  'Samo oni koji navode: Proba prije vjenčanja.': 'Only those that state: A trial before the wedding.',
  'Samo oni koji navode: Dolazak na vašu adresu.': 'Only those that state: They come to your address.',
  'Samo oni koji navode: Degustacija.': 'Only those that state: Tasting.',
  'Samo oni koji navode: Veganski izbor.': 'Only those that state: A vegan choice.',
  'Samo oni koji navode: Bez glutena.': 'Only those that state: Gluten-free.',
  'Samo oni koji navode: S vozačem.': 'Only those that state: With a driver.',
  'Samo oni koji navode: Ukrašeno vozilo.': 'Only those that state: A decorated vehicle.',
  'Samo oni koji navode: Graviranje.': 'Only those that state: Engraving.',
  'Samo oni koji navode: Što sviraju: „tamburasi” Tamburaška glazba, „pop_rock” Pop i rock, „zabavna” Zabavna i narodna, „klapa” Klapska pjesma, „jazz” Jazz i swing, „klasika” Klasična glazba, „dj” DJ.':
    'Only those that state: What they play: “tamburasi” tamburica music, “pop_rock” pop and rock, “zabavna” popular and folk, “klapa” klapa singing, “jazz” jazz and swing, “klasika” classical music, “dj” DJ.',
  'Samo oni koji navode: Vatromet, dim i efekti.': 'Only those that state: Fireworks, smoke and effects.',
  'Samo oni koji navode: Voditelj programa.': 'Only those that state: Master of ceremonies.',
  'Samo oni koji navode: Foto kabina.': 'Only those that state: Photo booth.',
  'Samo oni koji navode: Prijenos uživo.': 'Only those that state: Live stream.',
  'Samo oni koji navode: Vrsta prostora: „restaurant” Restoran, „hotel” Hotel, „castle” Dvorac ili vila, „estate” Imanje, „winery” Vinarija.':
    'Only those that state: Kind of venue: “restaurant” restaurant, “hotel” hotel, “castle” castle or villa, “estate” estate, “winery” winery.',
  'Samo oni koji navode: Usluge: „bouquets” Buketi i reveri, „ceremony” Ukrašavanje obreda, „hall” Ukrašavanje dvorane, „balloons” Baloni, „lights” Rasvjeta i natpisi, „planning” Organizacija vjenčanja.':
    'Only those that state: Services: “bouquets” bouquets and buttonholes, “ceremony” decorating the ceremony, “hall” decorating the hall, “balloons” balloons, “lights” lights and signs, “planning” planning the wedding.',
  'Samo oni koji navode: Koju odjeću nude: „wedding_dresses” Vjenčanice, „suits” Muška odijela, „gowns” Svečane haljine, „folk” Narodne nošnje, „accessories” Obuća i dodaci.':
    'Only those that state: Which clothes they offer: “wedding_dresses” wedding dresses, “suits” suits, “gowns” evening dresses, “folk” folk costumes, “accessories” shoes and accessories.',
  'Samo oni koji navode: Usluge: „makeup” Šminka, „hair” Frizura, „nails” Nokti.':
    'Only those that state: Services: “makeup” make-up, “hair” hair, “nails” nails.',
  'Samo oni koji navode: Što pripremaju: „cakes” Torte, „sweets” Kolači i slatki stol, „catering” Catering, „roast” Pečenje i roštilj, „bar” Šank i kokteli, „food_truck” Food truck.':
    'Only those that state: What they prepare: “cakes” wedding cakes, “sweets” pastries and sweet tables, “catering” catering, “roast” roasts and barbecue, “bar” bar and cocktails, “food_truck” food truck.',
  'Samo oni koji navode: Čime voze: „oldtimer” Oldtimer, „limousine” Limuzina, „convertible” Kabriolet, „carriage” Kočija, „bus” Autobus ili kombi, „boat” Brod, „motorcycle” Motocikl ili skuter.':
    'Only those that state: What they drive: “oldtimer” vintage car, “limousine” limousine, “convertible” convertible, “carriage” carriage, “bus” bus or van, “boat” boat, “motorcycle” motorcycle or scooter.',
  'Samo oni koji navode: Što izrađuju: „invitations” Pozivnice, „thank_you” Zahvalnice, „table” Tiskanice za stol, „guest_book” Knjiga gostiju, „gifts” Pokloni za goste.':
    'Only those that state: What they make: “invitations” invitations, “thank_you” thank-you cards, “table” prints for the table, “guest_book” guest book, “gifts” gifts for guests.',
  'Samo oni koji navode: Kakav nakit rade: „wedding_rings” Vjenčano prstenje, „engagement” Zaručničko prstenje, „bridal” Nakit za mladenku.':
    'Only those that state: Which jewellery they make: “wedding_rings” wedding rings, “engagement” engagement rings, “bridal” jewellery for the bride.',
  'Samo oni koji navode: Jezici: „en” Engleski, „de” Njemački, „it” Talijanski, „sl” Slovenski, „hu” Mađarski, „fr” Francuski.':
    'Only those that state: Languages: “en” English, “de” German, “it” Italian, “sl” Slovenian, “hu” Hungarian, “fr” French.',
  'Samo oni koji navode: Otkazivanje bez naknade: „days_30” do 30 dana prije, „days_60” do 60 dana prije, „days_90” do 90 dana prije, „days_180” do 180 dana prije, „none” nije moguće.':
    'Only those that state: Cancellation free of charge: “days_30” up to 30 days before, “days_60” up to 60 days before, “days_90” up to 90 days before, “days_180” up to 180 days before, “none” not possible.',
  'Redoslijed; inače „recommended”.': 'The order; otherwise “recommended”.',
  'Uz svakoga i „ranking”, od čega je njegovo mjesto.': 'With each one also “ranking”, what its place is made of.',
  'Bez „facets” i putova dalje u odgovoru, ako je 0.': 'If 0, without “facets” and ways on in the answer.',
  'Uz „facets” i koliko ih navodi koju činjenicu kategorije.':
    'With “facets”, also how many state each fact of the category.',
  'Stoji kad ih je više nego što se broji (1000); inače ga nema.':
    'There when they are more than are counted (1000); otherwise it is left out.',
  'Koliko bi ih bilo uz svaki drugi izbor; null ako se ne broji.':
    'How many there would be with each other choice; null if it is not counted.',
  'Za što su riječi uzete i kuda dalje kad je odgovor kratak.':
    'What the words were taken for, and where to go on when the answer is short.',
  'Profil koji nije odobren vide samo njegov vlasnik i administratori.':
    'A profile that is not approved is seen only by its owner and administrators.',
  'Što se izostavi ili pošalje prazno, briše se. Odobren profil ostaje odobren; premium, status i ocjene ne mijenjaju se ovdje.':
    'What is left out or sent empty is deleted. An approved profile stays approved; premium, status and ratings are not changed here.',
  'Sve činjenice kategorije odjednom; što se izostavi, briše se. Činjenice druge kategorije ostaju spremljene i opet se vide kad se profil u nju vrati.':
    'All facts of the category at once; what is left out is deleted. Facts of another category stay stored, and are seen again when the profile returns to it.',
  'Koliko daleko od svojega grada dolazi, u kilometrima; null ako ne kaže.':
    'How far from its town it comes, in kilometres; null if it does not say.',
  'Najviše gostiju.': 'Most guests.',
  'Trajanje usluge (sati).': 'Duration of the service (hours).',
  'Broj članova.': 'Number of members.',
  'Broj sjedala.': 'Number of seats.',
  'Osoba u jednom jutru.': 'People in one morning.',
  'Rok isporuke (tjedana).': 'Time of delivery (weeks).',
  'Predujam (%).': 'Deposit (%).',
  'Uz more.': 'By the sea.',
  'Otvoreni prostor.': 'Open air.',
  'Smještaj za goste.': 'Rooms for guests.',
  'Vlastito parkiralište.': 'Its own car park.',
  'Pristup bez stuba.': 'Step-free access.',
  'Hrana po vašem izboru.': 'Food of your choice.',
  'Snimanje dronom.': 'Drone footage.',
  'Tiskani album.': 'Printed album.',
  'Drugi fotograf ili snimatelj.': 'A second photographer or camera operator.',
  'Vlastiti razglas i rasvjeta.': 'Its own sound and lights.',
  'Glazba na obredu.': 'Music at the ceremony.',
  'Svježe cvijeće.': 'Fresh flowers.',
  'Postavljanje i odvoz.': 'Setting up and taking away.',
  'Najam.': 'For hire.',
  'Izrada po mjeri.': 'Made to measure.',
  'Proba prije vjenčanja.': 'A trial before the wedding.',
  'Dolazak na vašu adresu.': 'Comes to your address.',
  'Degustacija.': 'Tasting.',
  'Veganski izbor.': 'A vegan choice.',
  'Bez glutena.': 'Gluten-free.',
  'S vozačem.': 'With a driver.',
  'Ukrašeno vozilo.': 'A decorated vehicle.',
  'Graviranje.': 'Engraving.',
  'Što sviraju: „tamburasi” Tamburaška glazba, „pop_rock” Pop i rock, „zabavna” Zabavna i narodna, „klapa” Klapska pjesma, „jazz” Jazz i swing, „klasika” Klasična glazba, „dj” DJ.':
    'What they play: “tamburasi” tamburica music, “pop_rock” pop and rock, “zabavna” popular and folk, “klapa” klapa singing, “jazz” jazz and swing, “klasika” classical music, “dj” DJ.',
  'Vatromet, dim i efekti.': 'Fireworks, smoke and effects.',
  'Voditelj programa.': 'Master of ceremonies.',
  'Foto kabina.': 'Photo booth.',
  'Prijenos uživo.': 'Live stream.',
  'Vrsta prostora: „restaurant” Restoran, „hotel” Hotel, „castle” Dvorac ili vila, „estate” Imanje, „winery” Vinarija.':
    'Kind of venue: “restaurant” restaurant, “hotel” hotel, “castle” castle or villa, “estate” estate, “winery” winery.',
  'Usluge: „bouquets” Buketi i reveri, „ceremony” Ukrašavanje obreda, „hall” Ukrašavanje dvorane, „balloons” Baloni, „lights” Rasvjeta i natpisi, „planning” Organizacija vjenčanja.':
    'Services: “bouquets” bouquets and buttonholes, “ceremony” decorating the ceremony, “hall” decorating the hall, “balloons” balloons, “lights” lights and signs, “planning” planning the wedding.',
  'Koju odjeću nude: „wedding_dresses” Vjenčanice, „suits” Muška odijela, „gowns” Svečane haljine, „folk” Narodne nošnje, „accessories” Obuća i dodaci.':
    'Which clothes they offer: “wedding_dresses” wedding dresses, “suits” suits, “gowns” evening dresses, “folk” folk costumes, “accessories” shoes and accessories.',
  'Usluge: „makeup” Šminka, „hair” Frizura, „nails” Nokti.': 'Services: “makeup” make-up, “hair” hair, “nails” nails.',
  'Što pripremaju: „cakes” Torte, „sweets” Kolači i slatki stol, „catering” Catering, „roast” Pečenje i roštilj, „bar” Šank i kokteli, „food_truck” Food truck.':
    'What they prepare: “cakes” wedding cakes, “sweets” pastries and sweet tables, “catering” catering, “roast” roasts and barbecue, “bar” bar and cocktails, “food_truck” food truck.',
  'Čime voze: „oldtimer” Oldtimer, „limousine” Limuzina, „convertible” Kabriolet, „carriage” Kočija, „bus” Autobus ili kombi, „boat” Brod, „motorcycle” Motocikl ili skuter.':
    'What they drive: “oldtimer” vintage car, “limousine” limousine, “convertible” convertible, “carriage” carriage, “bus” bus or van, “boat” boat, “motorcycle” motorcycle or scooter.',
  'Što izrađuju: „invitations” Pozivnice, „thank_you” Zahvalnice, „table” Tiskanice za stol, „guest_book” Knjiga gostiju, „gifts” Pokloni za goste.':
    'What they make: “invitations” invitations, “thank_you” thank-you cards, “table” prints for the table, “guest_book” guest book, “gifts” gifts for guests.',
  'Kakav nakit rade: „wedding_rings” Vjenčano prstenje, „engagement” Zaručničko prstenje, „bridal” Nakit za mladenku.':
    'Which jewellery they make: “wedding_rings” wedding rings, “engagement” engagement rings, “bridal” jewellery for the bride.',
  'Jezici: „en” Engleski, „de” Njemački, „it” Talijanski, „sl” Slovenski, „hu” Mađarski, „fr” Francuski.':
    'Languages: “en” English, “de” German, “it” Italian, “sl” Slovenian, “hu” Hungarian, “fr” French.',
  'Otkazivanje bez naknade: „days_30” do 30 dana prije, „days_60” do 60 dana prije, „days_90” do 90 dana prije, „days_180” do 180 dana prije, „none” nije moguće.':
    'Cancellation free of charge: “days_30” up to 30 days before, “days_60” up to 60 days before, “days_90” up to 90 days before, “days_180” up to 180 days before, “none” not possible.',
  'Sve činjenice kategorije odjednom; izostavljena se briše.':
    'All facts of the category at once; one that is left out is deleted.',
  'Najviše tri kategorije, tri grada i pet tvrtki čiji nazivi nastavljaju ono što je upisano; kategorije, njihove činjenice („facts”) i gradovi i u padežima i razgovornim riječima, s brojem onih na popisu kojem vode. Nastavci upisanoga na blagdan, mjesec, kraj ili vrstu („phrases”) cijele su pretrage. Što je upisano prije zadnje riječi, uzima se u obzir: „bend spl” predlaže bendove u Splitu.':
    'At most three categories, three towns and five companies whose names continue what is typed; categories, their facts (“facts”) and towns also in cases and colloquial words, with the number of those in the list to which they lead. Continuations to a feast, a month, a region or a kind (“phrases”) are whole searches. What is typed before the last word counts: “bend spl” suggests bands in Split.',
  'Što je dosad upisano.': 'What has been typed so far.',
  'Najviše šest iz iste kategorije: najprije oni koji su toga dana slobodni, zatim oni bez podatka za taj dan; zauzetih nema. Unutar toga najprije iz istoga grada, zatim sličnih cijena, zatim po ocjeni.':
    'At most six of the same category: first those who are free that day, then those without an entry for it; taken ones are left out. Among them first those of the same town, then of similar prices, then by rating.',
  'Dan za koji se traže, GGGG-MM-DD.': 'The day for which they are looked for, YYYY-MM-DD.',
  'Samo dani na koje je netko slobodan; onoliko ih je koliko i u popisu za taj dan uz „free_only”. Najviše 730 dana.':
    'Only days on which somebody is free; as many as in the list for that day with “free_only”. At most 730 days.',
  'Prvi dan, GGGG-MM-DD; bez njega danas.': 'The first day, YYYY-MM-DD; today without it.',
  'Zadnji dan, GGGG-MM-DD; bez njega razdoblje ima 730 dana.':
    'The last day, YYYY-MM-DD; without it the period has 730 days.',
  'Samo objavljeni pružatelji o čijem se danu nešto zna.':
    'Only published professionals of whose day something is known.',
  'Dan za koji se pita, GGGG-MM-DD.': 'The day that is asked about, YYYY-MM-DD.',
  'Oznake najviše 100 pružatelja usluga, odvojene zarezom.':
    'The ids of at most 100 professionals, separated by commas.',
  'Samo dani o kojima se nešto zna; bez razdoblja tekući mjesec. Najviše 366 dana.':
    'Only days of which something is known; the current month without a period. At most 366 days.',
  'Prvi dan, GGGG-MM-DD; bez njega prvi u mjesecu.': 'The first day, YYYY-MM-DD; without it the first of the month.',
  'Zadnji dan, GGGG-MM-DD; bez njega zadnji u mjesecu prvoga dana. Najviše 366 dana.':
    'The last day, YYYY-MM-DD; without it the last of the first day’s month. At most 366 days.',
}
