import { toCalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import { Link } from '#web/ui/link.tsx'
import type { InformationText } from './information-text.ts'

export const help: InformationText = {
  title: 'Pomoć',
  description:
    'Kako se koristi Zauvijek, korak po korak: parovima od datuma do recenzije, pružateljima usluga od profila do rezervacije.',
  lead: 'Korak po korak, za parove i za pružatelje usluga.',
  changedOn: toCalendarDay('2026-11-30'),
  sections: [
    {
      id: 'naci',
      title: 'Za parove: kako naći slobodne za svoj datum',
      body: () => (
        <ol>
          <li>
            Na <Link to={pages.home}>početnoj stranici</Link> odaberite kategoriju i grad te upišite datum vjenčanja.
          </li>
          <li>
            Zauzeti otpadaju. Prvi su oni kojima u kalendaru piše da su slobodni, za njima oni bez podatka za taj dan.
          </li>
          <li>
            Srcem na kartici spremate pružatelja među favorite; za to je potreban račun para. Uz svaki možete zapisati
            bilješku, koju vidite samo vi.
          </li>
          <li>
            Gumbom „Usporedi” stavljate do četiri pružatelja jednoga pokraj drugoga. Adresu usporedbe možete poslati i
            nekomu tko nema račun; vaše se bilješke pritom ne vide.
          </li>
          <li>Popis s filterima možete podijeliti: dovoljno je poslati adresu stranice.</li>
        </ol>
      ),
    },
    {
      id: 'upit',
      title: 'Za parove: kako poslati upit',
      body: () => (
        <ol>
          <li>Otvorite profil, odaberite datum i napišite poruku: mjesto, broj gostiju, što vas zanima.</li>
          <li>Ako niste prijavljeni, prijavite se kad to od vas zatražimo; što ste napisali, čeka vas.</li>
          <li>
            Pružatelj odgovara u razgovoru, pod „Poruke”; što ne pročitate, javljamo e-poštom. Status upita vidite pod
            „Moji upiti”, a kad ga pružatelj promijeni, dobivate e-mail.
          </li>
          <li>
            Ponudu u razgovoru možete prihvatiti, ili odbiti i reći zašto. Kad je prihvatite, dan je rezerviran, a obje
            strane dobivaju potvrdu e-poštom, s datotekom za kalendar.
          </li>
          <li>Dok rezervacija nije potvrđena ni upit odbijen, možete ga povući.</li>
          <li>
            Rezervaciju otkazuje pružatelj usluga: pišite mu u razgovoru. Mijenjate li datum vjenčanja, najprije mu
            pošaljite upit za novi dan, a stari neka otkaže kad je novi rezerviran.
          </li>
          <li>
            Nakon vjenčanja, ako je rezervacija bila potvrđena, na profilu pružatelja možete napisati recenziju. Prije
            toga potvrdite svoju e-mail adresu.
          </li>
        </ol>
      ),
    },
    {
      id: 'racun',
      title: 'Za parove: vaš račun',
      body: () => (
        <p>
          Pod „Profil” mijenjate ime, e-mail adresu, lozinku i datum vjenčanja, vidite na kojim ste uređajima
          prijavljeni i odjavljujete ostale. Ondje preuzimate svoje podatke i brišete račun.
        </p>
      ),
    },
    {
      id: 'profil',
      title: 'Za pružatelje: kako otvoriti profil',
      body: () => (
        <ol>
          <li>
            <Link to={`${pages.register()}?role=professional`}>Registrirajte se</Link> kao pružatelj usluge i upišite
            naziv i kategoriju.
          </li>
          <li>Pod „Moj Profil” dopunite grad, cijene i opis. Na vrhu piše što još nedostaje.</li>
          <li>
            Dodajte fotografije: JPG ili PNG, do 5 MB svaka, najviše 30. Prva je naslovna, a redoslijed mijenjate
            povlačenjem ili tipkovnicom.
          </li>
          <li>Kad profil pregledamo, javljamo vam e-poštom. Ako nije odobren, u e-mailu piše zašto.</li>
        </ol>
      ),
    },
    {
      id: 'kalendar',
      title: 'Za pružatelje: kako voditi kalendar',
      body: () => (
        <ul>
          <li>
            Dan može biti slobodan, rezerviran ili blokiran, a bez oznake se o njemu ne zna ništa. Parovi koji traže po
            datumu najprije vide one kojima je taj dan označen slobodnim, zatim one bez oznake; zauzete ne vide.
          </li>
          <li>Više dana odjednom, na primjer sve subote u godini, upisujete jednim obrascem.</li>
          <li>
            Kalendar možete pratiti u Googleovu ili Appleovu kalendaru i u Outlooku, preko tajne adrese, a možete i svoj
            vanjski kalendar povezati s portalom: njegovi se dani sami blokiraju.
          </li>
          <li>Naslove i bilješke vidite samo vi. Parovi vide dan i je li slobodan.</li>
        </ul>
      ),
    },
    {
      id: 'upiti',
      title: 'Za pružatelje: kako odgovoriti na upit',
      body: () => (
        <ol>
          <li>
            Novi upit stiže e-poštom i pod „Upiti”. Paru odgovarate u razgovoru, pod „Poruke”, ili odgovorom na e-mail.
          </li>
          <li>
            Označite dokle ste stigli: kontaktirano, zainteresirano, rezervirano ili odbijeno. Par tada dobiva e-mail.
            Prvim odgovorom u razgovoru upit sam postaje kontaktiran.
          </li>
          <li>
            Iz razgovora šaljete ponudu: stavke, predujam, uvjete i dan do kojeg vrijedi. Nova zamjenjuje onu na koju
            par još nije odgovorio. Kad je par prihvati, dan je rezerviran; što se poslije promijeni, šaljete kao
            dopunu.
          </li>
          <li>
            Rezervacija zauzima dan u kalendaru. Ako je već zauzet, portal je ne prihvaća, pa se isti dan ne može dati
            dvaput.
          </li>
          <li>
            Ako rezervaciju otkažete, dan se oslobađa. Mijenja li par datum vjenčanja, najprije rezervirajte novi dan po
            novom upitu, a zatim otkažite stari.
          </li>
          <li>
            Tko za isti dan još čeka, vidi da je zauzet, a otvorena ponuda za njega više se ne može prihvatiti; o njoj
            par dobiva e-mail.
          </li>
          <li>Pod „Brojke” vidite koliko je puta profil pogledan i spremljen te koliko je stiglo upita.</li>
          <li>Ondje piše i koliko recenzija čeka vaš odgovor. Odgovor je javan, ispod recenzije.</li>
        </ol>
      ),
    },
  ],
}
