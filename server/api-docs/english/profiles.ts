import type { Sentences } from './sentences.ts'

export const profilesSentences: Sentences = {
  'Redom kojim ih portal prikazuje.': 'In the order in which the site shows them.',
  'Sve kategorije, svaka jednom, u novom redoslijedu.': 'All categories, each once, in their new order.',
  'Oznake svih kategorija, svaka jednom, u novom redoslijedu.':
    'The ids of all categories, each once, in their new order.',
  'Mijenja se samo naziv; oznaka u adresi (slug) ostaje.':
    'Only the name changes; its part of the address (slug) stays.',
  'Novi naziv, do 60 znakova.': 'The new name, up to 60 characters.',
  'Sve kategorije svojim redom; od gradova samo oni s početne stranice u kojima nekoga ima.':
    'All categories in their order; of the towns only those of the home page that have somebody.',
  'Samo onih koji su cijenu objavili. Srednja je cijena ona koju netko doista traži.':
    'Only of those who publish their price. The middle price is one that somebody really asks.',
  'Kategorija, kako stoji u adresi.': 'The category, as it stands in the address.',
  'Grad, kako stoji u adresi.': 'The town, as it stands in the address.',
  'Naziv kategorije.': 'The name of the category.',
  'Kako kategorija stoji u adresi; ne mijenja se.': 'How the category stands in the address; it does not change.',
  'Slika u najvećoj širini, WebP.': 'The picture in its largest width, WebP.',
  'Uvijek „image”.': 'Always “image”.',
  'Širina cijele slike u pikselima.': 'The width of the whole picture in pixels.',
  'Visina cijele slike u pikselima.': 'The height of the whole picture in pixels.',
  'Sažetak sadržaja, početak svake adrese: /media/{hash}-{širina}.{avif|webp}.':
    'The hash of the content, the beginning of each address: /media/{hash}-{width}.{avif|webp}.',
  'Širine u kojima slika postoji, u pikselima.': 'The widths in which the picture exists, in pixels.',
  'Oznaka paketa.': 'The id of the package.',
  'Prosjek recenzija, od 1 do 5; null bez njih.': 'The average of the reviews, from 1 to 5; null without any.',
  'Koliko o ocjeni odlučuju recenzije, od 0 do 1; o ostatku deset zamišljenih četvorki.':
    'How much of the rating the reviews decide, from 0 to 1; of the rest ten imagined fours.',
  'Što dodaje premium: 0,15 ili 0.': 'What premium adds: 0.15 or 0.',
  'Po čemu se slaže: ponderirana ocjena i premium.': 'What the order is by: the weighted rating and premium.',
  'Kategorija; null ako je nema.': 'The category; null if there is none.',
  'Raspon cijena u eurima, kako se čita.': 'The range of prices in euros, as it is read.',
  'Ima li plaćeno isticanje.': 'Whether it is a paid place.',
  '„pending” čeka odobrenje, „approved” je javan, „rejected” odbijen.':
    '“pending” waits for approval, “approved” is public, “rejected” is rejected.',
  'Stanje profila (updated_at) umjesto kojega je ovo. Ako je u međuvremenu promijenjen: 409. Izostavljeno: umjesto svakoga.':
    'The state of the profile (updated_at) that this replaces. If it was changed meanwhile: 409. Left out: any state is replaced.',
  'Zašto je odbijen; vide ga samo vlasnik i administratori.':
    'Why it is rejected; only its owner and administrators see it.',
  'Prosječna ocjena, od 1 do 5; 0 bez recenzija.': 'The average rating, from 1 to 5; 0 without reviews.',
  'Broj recenzija.': 'The number of reviews.',
  'Slike redom; na popisu samo naslovna.': 'The pictures in their order; in a list the cover only.',
  'Broj slika u portfelju.': 'The number of pictures in the portfolio.',
  'Na popisu za neki dan: „available” je slobodan, „unknown” bez podatka.':
    'In a list for a day: “available” is free, “unknown” has no entry.',
  'Na popisu oko grada: koliko je daleko, u kilometrima zračne linije.':
    'In a list around a town: how far it is, in kilometres as the crow flies.',
  'Na popisu s „explain”: od čega je njegovo mjesto.': 'In a list with “explain”: what its place is made of.',
  'Činjenice po ključevima njegove kategorije: broj, true ili popis izabranoga. Nenavedene nema.':
    'The facts by the keys of its category: a number, true or a list of what is chosen. One that is not stated is left out.',
  'Paketi, njegovim redom; samo na pojedinom profilu.': 'The packages, in their order; in a single profile only.',
  'Uobičajeno vrijeme do odgovora (medijan), u satima.': 'The usual time to an answer (median), in hours.',
  'Udio upita na koje je odgovorio, u postocima.': 'The share of leads that were answered, in percent.',
  'Kako odgovara na upite, u zadnjih 180 dana; null ako ih je bilo manje od pet.':
    'How it answers leads, in the last 180 days; null if there were fewer than five.',
  'Koliko bi ih bilo na popisu.': 'How many there would be in the list.',
  'Po kategorijama u kojima nekoga ima.': 'By categories that have somebody.',
  'Grad.': 'The town.',
  'Po gradovima, najviše 200, najveći najprije.': 'By towns, at most 200, the largest first.',
  'Od koje cijene, u eurima.': 'From which price, in euros.',
  'Do koje cijene, u eurima; null u zadnjem razredu.': 'Up to which price, in euros; null in the last band.',
  'Po tome gdje cijene počinju.': 'By where prices start.',
  'Ova ocjena ili bolja, od 1 do 5.': 'This rating or a better one, from 1 to 5.',
  'Po ocjenama.': 'By ratings.',
  'Ključ činjenice.': 'The key of the fact.',
  'Što je izabrano; null za ono što se samo ima ili nema.': 'What is chosen; null for what one has or has not.',
  'S „count_facts”, na popisu kategorije: po činjenicama; null ako ih je previše za brojenje.':
    'With “count_facts”, in the list of a category: by facts; null if there are too many to count.',
  'Što od riječi preostaje.': 'What is left of the words.',
  'Je li odgovor već taj popis.': 'Whether the answer is that list already.',
  'Riječi pretrage znače ovu kategoriju.': 'The words of the search mean this category.',
  'Riječi pretrage znače ovaj grad.': 'The words of the search mean this town.',
  'Riječi koje se traže u nazivima.': 'The words that are looked for in names.',
  'Oni kojima su riječi u nazivu: uz „by_name=1”.': 'Those who have the words in their name: with “by_name=1”.',
  'Koliko je daleko, u kilometrima zračne linije.': 'How far it is, in kilometres as the crow flies.',
  'Najbliži grad u kojem nekoga ima, uz sve druge filtere.':
    'The nearest town that has somebody, with all other filters.',
  'Subota, GGGG-MM-DD.': 'The Saturday, YYYY-MM-DD.',
  'Subote oko dana na koje je netko slobodan: uz „free_only=1”.':
    'Saturdays around the day on which somebody is free: with “free_only=1”.',
  'Naziv filtera u upitu.': 'The name of the filter in the query.',
  'Dva filtera bez kojih ih se nađe najviše.': 'The two filters without which the most are found.',
  'Profil; null dok nije javan.': 'The profile; null while it is not public.',
  '„available” je slobodan, „booked” rezerviran, „blocked” blokiran.':
    '“available” is free, “booked” booked, “blocked” blocked.',
  'Koliko je slobodnih pružatelja usluga toga dana.': 'How many professionals are free that day.',
  'Kategorija.': 'The category.',
  'Broj odobrenih pružatelja usluga.': 'The number of approved professionals.',
  'Broj odobrenih pružatelja usluga u gradu.': 'The number of approved professionals in the town.',
  'Gradovi s početne stranice u kojima nekoga ima; prazno za kategoriju bez vlastitih stranica.':
    'The towns of the home page that have somebody; empty for a category without pages of its own.',
  'Koliko ih je cijenu objavilo.': 'How many have published their price.',
  'Najniža početna cijena, u eurima; null ako je nema.': 'The lowest starting price, in euros; null if there is none.',
  'Srednja početna cijena (medijan), u eurima; null ako je nema.':
    'The middle starting price (median), in euros; null if there is none.',
  'Cijene u tom gradu.': 'The prices in that town.',
  'Cijene u cijeloj Hrvatskoj.': 'The prices in all of Croatia.',
  'Grad koji je upisan uz nju; null bez njega.': 'The town that is typed with it; null without one.',
  'Kategorije, najviše tri.': 'Categories, at most three.',
  'Kategorija koja je upisana uz njega; null bez nje.': 'The category that is typed with it; null without one.',
  'Gradovi, najviše tri.': 'Towns, at most three.',
  'Cijele pretrage s nastavkom na blagdan, mjesec, kraj ili vrstu; izostavljeno ako ih nema.':
    'Whole searches that go on to a feast, a month, a region or a kind; left out where there are none.',
  'Naziv tvrtke.': 'The name of the company.',
  'Tvrtke čiji nazivi nastavljaju upisano, najviše pet.': 'Companies whose names continue what is typed, at most five.',
}
