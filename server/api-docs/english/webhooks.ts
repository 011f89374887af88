import type { Sentences } from './sentences.ts'

export const webhooksSentences: Sentences = {
  'Bez ključeva za provjeru potpisa.': 'Without the secrets of signatures.',
  'Javna adresa https kojoj se šalju odabrani događaji po konvenciji Standard Webhooks. Ključ („secret”) vidi se samo u ovom odgovoru. Najviše pet.':
    'A public https address to which the chosen events are sent, as Standard Webhooks has it. The key (“secret”) is seen only in this answer. At most five.',
  'Javna adresa https kojoj se događaji šalju, na portu 443 ili nekom od 1024 naviše, do 2000 znakova.':
    'The public https address to which events are sent, at port 443 or one from 1024 on, up to 2000 characters.',
  'Koji se događaji šalju, barem jedan.': 'Which events are sent, at least one.',
  'Polje koje nije navedeno ostaje kako jest. „active” ga isključuje i ponovo uključuje.':
    'A field that is left out stays as it is. “active” switches it off and on again.',
  'Je li uključen.': 'Whether it is on.',
  'S njim nestaju i njegove dostave.': 'Its deliveries go with it.',
  'Sljedeća 24 sata dostave su potpisane i novim i dosadašnjim ključem.':
    'For the next 24 hours deliveries are signed by both the new key and the former one.',
  'Najnovije najprije, iz zadnjih 30 dana.': 'Newest first, of the last 30 days.',
  '„payload” je sadržaj kakav bi se poslao sada; „null” kad onoga o čemu govori više nema. Poslani sadržaji ne spremaju se.':
    '“payload” is the content as it would be sent now; “null” when what it is about no longer exists. What was sent is not stored.',
  'S istom oznakom „webhook-id”. Dok je webhook isključen, odgovor je 422.':
    'With the same “webhook-id”. While the webhook is off, the answer is 422.',
  'Šalje se jednom, s vrstom „webhook.test”. Dok je webhook isključen, odgovor je 422.':
    'Sent once, with the type “webhook.test”. While the webhook is off, the answer is 422.',
  'Zašto je isključen: „owner” isključio ga je vlasnik, „gone” program je odgovorio statusom 410, „failing” jedna dostava nije uspjela ni iz desetog pokušaja; null dok je uključen.':
    'Why it is off: “owner” its owner switched it off, “gone” the receiver answered 410, “failing” a delivery did not succeed in ten attempts either; null while it is on.',
  'Kad je isključen, ISO 8601 u UTC-u; null dok je uključen.':
    'When it was switched off, ISO 8601 in UTC; null while it is on.',
  'Do kada sve dostave čekaju jer program ne prima ili je zatražio odgodu, ISO 8601 u UTC-u; null kad ne čekaju.':
    'Until when all deliveries wait, because the receiver takes none or has asked for a delay, ISO 8601 in UTC; null when they do not wait.',
  'Kad je zadnji put izmijenjen, ISO 8601 u UTC-u.': 'When it was last changed, ISO 8601 in UTC.',
  'Ključ za provjeru potpisa; vidi se samo u ovom odgovoru.':
    'The key that verifies the signature; seen only in this answer.',
  'Zaglavlje „webhook-id”, isto u svakom pokušaju.': 'The header “webhook-id”, the same in each attempt.',
  'Vrsta događaja.': 'The type of the event.',
  '„pending” čeka pokušaj, „delivered” dostavljena, „failed” nije uspjela, „cancelled” nije se imalo što ili kome poslati.':
    '“pending” waits for an attempt, “delivered”, “failed”, “cancelled” when there was nothing to send or nobody to send it to.',
  'Koliko je puta poslana.': 'How many times it was sent.',
  'Status odgovora na zadnji pokušaj; null bez odgovora.':
    'The status of the answer to the last attempt; null without an answer.',
  'Zašto nije uspjela: program nije dostupan na javnom internetu („unreachable”), prespor je („timeout”), certifikat nije ispravan („certificate”), odgovor nije 2xx („refused”), webhook je isključen („disabled”), račun je suspendiran („suspended”) ili toga više nema („gone”); null ako jest.':
    'Why it failed: the receiver is not reachable on the public internet (“unreachable”), too slow (“timeout”), its certificate is not valid (“certificate”), its answer is not 2xx (“refused”), the webhook is off (“disabled”), the account is suspended (“suspended”) or the thing is gone (“gone”); null if it did not fail.',
  'Kad se događaj dogodio, ISO 8601 u UTC-u.': 'When the event happened, ISO 8601 in UTC.',
  'Kad je bio zadnji pokušaj, ISO 8601 u UTC-u; null prije prvoga.':
    'When the last attempt was, ISO 8601 in UTC; null before the first.',
  'Kad je sljedeći pokušaj, ISO 8601 u UTC-u; null kad ga više nema.':
    'When the next attempt is, ISO 8601 in UTC; null when there is none.',
  'Kad se dogodio, ISO 8601 u UTC-u.': 'When it happened, ISO 8601 in UTC.',
  'Ono o čemu događaj govori, kakvo je u trenutku slanja.': 'What the event is about, as it is at the time of sending.',
  'Sadržaj kakav bi se poslao sada; null kad onoga o čemu govori više nema.':
    'The content as it would be sent now; null when what it is about is gone.',
  'Par je poslao upit.': 'A couple has sent a lead.',
  'Upit je promijenio status.': 'The status of a lead has changed.',
  'Par je povukao upit: više ga nema.': 'A couple has withdrawn its lead: it is gone.',
  'Jedna je strana napisala poruku.': 'One of the sides has written a message.',
  'Par je prihvatio ponudu.': 'A couple has accepted an offer.',
  'Par je odbio ponudu.': 'A couple has declined an offer.',
  'Dan je rezerviran, ili je rezervirani dan premješten.': 'A day is booked, or a booked day was moved.',
  'Dan više nije rezerviran.': 'A day is booked no longer.',
  'Zatražen je probni događaj.': 'A test event was asked for.',
  'Oznaka dostave, ista u svakom pokušaju: po njoj se prepoznaje ponovljena.':
    'The id of the delivery, the same in each attempt: it tells a repeated one.',
  'Kad je pokušaj poslan, u sekundama od 1970. Stariji od pet minuta odbija se.':
    'When the attempt was sent, in seconds since 1970. Refuse one that is older than five minutes.',
  '„v1,” i HMAC-SHA256 teksta „{webhook-id}.{webhook-timestamp}.{sadržaj}”, u Base64; 24 sata nakon novoga ključa dva potpisa, odvojena razmakom.':
    '“v1,” and the HMAC-SHA256 of the text “{webhook-id}.{webhook-timestamp}.{body}” in Base64; for 24 hours after a new key two signatures, separated by a space.',
  'Primljeno. Sadržaj odgovora ne čita se.': 'Received. The content of the answer is not read.',
  'Primatelja više nema: webhook se isključuje, a vlasniku se javlja.':
    'The receiver is gone: the webhook is switched off and its owner told.',
  'Pokušava se kasnije, po zaglavlju Retry-After, najviše za šest sati.':
    'Tried again later, by the header Retry-After, in six hours at most.',
  'Sve drugo, i preusmjeravanje, i odgovor kasniji od deset sekundi: pokušava se ponovo, deset puta u oko jednom danu.':
    'Anything else, a redirect and an answer after more than ten seconds included: tried again, ten times in about a day.',
}
