import { casesOf } from './town-forms.ts'

/**
 * Quarters that people name instead of their town. Those that cannot be declined by rule, or have a case that is a
 * personal name, list their forms separated by slashes. Names of towns or everyday words are omitted: `Blato`, `Bol`,
 * `Visoka`.
 */
const quarters: Readonly<Record<string, string>> = {
  Zagreb: `
    Trešnjevka, Maksimir, Jarun, Dubrava, Gornja Dubrava, Donja Dubrava, Novi Zagreb, Črnomerec, Peščenica, Žitnjak,
    Medveščak, Podsljeme, Stenjevec, Susedgrad, Podsused, Vrapče, Gajnice, Malešnica, Vrbani, Knežija, Srednjaci,
    Prečko/Prečkog/Prečkom/Prečku, Špansko/Španskog/Španskom, Trnsko/Trnskog/Trnskom, Rudeš, Kustošija, Šestine,
    Gračani, Remete, Markuševac, Granešina, Čulinec, Retkovec, Borongaj, Volovčica, Ferenščica,
    Kaptol, Tuškanac, Pantovčak, Britanac, Kvatrić, Ilica, Sljeme, Utrina, Utrine, Zapruđe, Travno/Travnom,
    Dugave/Dugava/Dugavama, Sloboština, Sopot, Siget, Lanište, Botinec, Lučko/Lučkog/Lučkom, Buzin, Bundek,
    Trnje/Trnja/Trnju, Gornji grad, Donji grad, Folnegovićevo naselje, Savski gaj, Ljubijanica, Voltino, Zelengaj, Laščina
  `,
  Split: `
    Bačvice, Meje/Meja/Mejama, Veli Varoš, Manuš, Lučac, Firule/Firula/Firulama, Žnjan, Pazdigrad, Mertojak,
    Duilovo, Kman, Kocunar, Plokite/Plokita/Plokitama, Pujanke/Pujanki/Pujankama, Sućidar, Blatine, Škrape/Škrapa/Škrapama,
    Spinut, Poljud, Ravne njive/Ravnih njiva/Ravnim njivama, Gripe/Gripa/Gripama, Stobreč, Žrnovica, na Marjanu,
    Neslanovac, Smokovik, Sirobuja
  `,
  Rijeka: `
    Trsat, Sušak, Zamet, Kantrida, Kozala, Pehlin, Turnić, Krnjevo, Pećine, Vežica, Gornja Vežica,
    Donja Vežica, Škurinje/Škurinja/Škurinjama, Drenova, Srdoči, Martinkovac, Mlaka, Brajda, Podmurvice,
    Rastočine
  `,
  Osijek: `
    Tvrđa, Retfala, Sjenjak, Industrijska četvrt/Industrijskoj četvrti, Višnjevac, Josipovac, Tenja, Jug II/Jug 2, Zeleno polje/Zelenom polju
  `,
  Zadar: 'Borik, Puntamika, Diklo, Arbanasi, Bili brig, Voštarnica, Smiljevac, Višnjik, Plovanija, Belafuža',
  Dubrovnik:
    'Lapad, Gruž, Babin kuk/Babinom kuku/Babina kuka, Mokošica, Nova Mokošica, Montovjerna, Komolac, Stradun, Lokrum',
  Pula: 'Veruda, Verudela, Stoja, Šijana, Kaštanjer, Štinjan, Monte Zaro, Valkane',
}

const formsOf = (quarter: string) => (quarter.includes('/') ? quarter.split('/') : casesOf(quarter))

/** Each with its town. */
export const townParts: readonly { town: string; forms: readonly string[] }[] = Object.entries(quarters).map(
  ([town, names]) => ({
    town,
    forms: names.split(',').flatMap((name) => formsOf(name.trim().replaceAll(/\s+/g, ' '))),
  }),
)
