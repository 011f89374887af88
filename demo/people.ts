import type { SeededRandom } from './random.ts'

export const women =
  `Ana Ivana Marija Petra Lucija Martina Maja Ivona Tea Nikolina Iva Katarina Marta Sara Dora Lana Mia Ema Lea
Antonija Josipa Mirna Helena Valentina Jelena Kristina Nina Matea Barbara Tena Paula Laura Klara Magdalena Monika Ines
Lorena Andrea Željka Đurđica Šima Tihana Vedrana Sanja Mihaela Veronika Karla Gabrijela Dunja Zrinka Anamarija Ružica
Silvija Tamara Mateja Nevena Rea Lidija Bruna Franka Stela Vlatka Žana Hana Tia Roberta Ljubica Romana Snježana`.split(
    /\s+/,
  )

export const men =
  `Marko Ivan Luka Josip Tomislav Ante Petar Matej Filip Karlo David Dino Hrvoje Stjepan Nikola Domagoj Goran Mario
Antonio Krešimir Borna Jakov Lovro Fran Leon Roko Šime Duje Toni Bruno Dario Igor Zvonimir Vedran Saša Davor Damir Matija
Mislav Bojan Žarko Đuro Tin Vid Mate Niko Jure Andrija Viktor Patrik Denis Renato Danijel Branimir Kristijan Jerko Grgur
Božidar Lovre Frane Alen Siniša Robert Teo Ivano Jan Dominik Gabrijel Marin`.split(/\s+/)

export const surnames =
  `Horvat Kovačević Babić Marić Jurić Novak Kovačić Knežević Vuković Marković Petrović Matić Tomić Pavlović
Kovač Božić Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Lončar
Crnković Šimić Mandić Ćosić Žunić Đurić Đaković Škorić Čović Špoljarić Štimac Žagar Bilić Cindrić Delić Dujmović Erceg
Fabijanić Galić Herceg Ivančić Jelić Kralj Lukić Mikulić Nikolić Oršolić Pranjić Rukavina Skračić Tadić Uglešić Vrban
Zorić Kožul Brajković Matošević Poropat Benčić Košćec Hrgović Vugrinec Cesarec Premuž Golub Šego Mrkonjić Bačić Ružić
Antunović Budimir Čulina Dragičević Ferenčak Gašparić Hranilović Jambrešić Kuzmić Ljubičić Miočić Nemet Orešković Papić
Roginić Sabljić Šebalj Tolić Vlašić Zidarić Žuvela Kučić Lisak Mravinac`.split(/\s+/)

/** The author of a comment: a woman, a man, or either of a couple. */
export type Voice = 'she' | 'he' | 'either'

/** `Ana i Marko Horvat`, `Petra Knežević`, `Iva i Luka`: the way couples sign. */
export function coupleName(random: SeededRandom): { name: string; voice: Voice } {
  const [bride, groom, surname] = [random.oneOf(women), random.oneOf(men), random.oneOf(surnames)]
  switch (random.weighted([52, 20, 10, 18])) {
    case 0:
      return { name: `${bride} i ${groom} ${surname}`, voice: 'either' }
    case 1:
      return { name: `${bride} ${surname}`, voice: 'she' }
    case 2:
      return { name: `${groom} ${surname}`, voice: 'he' }
    default:
      return { name: `${bride} i ${groom}`, voice: 'either' }
  }
}

export const firstNames = (random: SeededRandom) => `${random.oneOf(women)} i ${random.oneOf(men)}`

export const familyName = (random: SeededRandom) => random.oneOf(surnames)

export const personName = (random: SeededRandom) =>
  `${random.oneOf(random.chance(0.5) ? women : men)} ${random.oneOf(surnames)}`

/** Lower-case English letters and dots, as in addresses made from names. */
export const addressPart = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')

/** In a range of numbers that nobody has. */
export const demoPhone = (number: number) => `+385 1 555 0${100 + (number % 100)}`
