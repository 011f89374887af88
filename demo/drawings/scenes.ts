import type { CategorySlug } from '#contract/categories.ts'
import type { Canvas } from '#demo/drawings/kit/canvas.ts'
import type { PaletteName } from '#demo/drawings/kit/colors.ts'
import { runabout, sail, van } from '#demo/drawings/scenes/boats-and-van.ts'
import { greatBloom, herbarium, meadow, vaseStill } from '#demo/drawings/scenes/bouquets.ts'
import { slice, sweets, tieredCake } from '#demo/drawings/scenes/cakes.ts'
import { boxCamera, greatLens, tripod } from '#demo/drawings/scenes/cameras.ts'
import { convertible, front, serpentine } from '#demo/drawings/scenes/cars.ts'
import { coupes, feast, fromAbove } from '#demo/drawings/scenes/feasts.ts'
import { cinema, drone, finder } from '#demo/drawings/scenes/film-outdoors.ts'
import { clapper, day, projector, reels } from '#demo/drawings/scenes/film.ts'
import { flowerArch, hanging, tableGarland } from '#demo/drawings/scenes/flower-decor.ts'
import { favours, gifts } from '#demo/drawings/scenes/gifts.ts'
import { folds, windowGown, windVeil } from '#demo/drawings/scenes/gowns.ts'
import { braid, updo } from '#demo/drawings/scenes/hair.ts'
import { bloomLetter, sealedLetter, waxDesk } from '#demo/drawings/scenes/letters.ts'
import { pans, vanity } from '#demo/drawings/scenes/make-up-tables.ts'
import { bottles, brushes, stillColors } from '#demo/drawings/scenes/make-up-tools.ts'
import { earrings, pearls, pendant } from '#demo/drawings/scenes/necklaces.ts'
import { prints, studio, tabletop } from '#demo/drawings/scenes/photo-studio.ts'
import { cutStone, ringBox, ringsBySea, solitaire } from '#demo/drawings/scenes/rings.ts'
import { cards } from '#demo/drawings/scenes/stationery.ts'
import { guitar, piano, violin } from '#demo/drawings/scenes/string-instruments.ts'
import { atelier, rail, shoes, suit } from '#demo/drawings/scenes/tailoring.ts'
import { arches, ceremony, pergola } from '#demo/drawings/scenes/venues-by-the-sea.ts'
import { estate, manor, town } from '#demo/drawings/scenes/venues-inland.ts'
import { accordion, microphone, record, trumpet } from '#demo/drawings/scenes/wind-and-records.ts'

/** One composition: what it draws and what it shows, in Croatian. */
export type Motif = {
  draw: (c: Canvas) => void
  /** The sentence without its light, such as `Kameni luk s pogledom na more`. */
  shows: string
  /** Whether the sentence ends with the hour (outdoors), the light (indoors) or as it is. */
  ends: 'hour' | 'light' | 'plain'
  palettes?: readonly [PaletteName, ...PaletteName[]]
}

export type Scenes = {
  palettes: readonly [PaletteName, ...PaletteName[]]
  motifs: readonly [Motif, ...Motif[]]
}

/** All compositions; `motif` of a drawing is its place in the list of its category. */
export const scenes: Readonly<Record<CategorySlug, Scenes>> = {
  lokacija: {
    palettes: ['golden', 'noon', 'dawn', 'dusk', 'night', 'clay'],
    motifs: [
      { draw: arches, shows: 'Kameni luk s pogledom na more', ends: 'hour' },
      { draw: pergola, shows: 'Dugi stol pod pergolom iznad mora', ends: 'hour' },
      { draw: town, shows: 'Kameni gradić sa zvonikom uz more', ends: 'hour' },
      { draw: estate, shows: 'Imanje među čempresima i redovima vinograda', ends: 'hour' },
      { draw: ceremony, shows: 'Stolice i cvjetni obruč za vjenčanje na litici', ends: 'hour' },
      { draw: manor, shows: 'Dvorac s drvoredom čempresa i fontanom', ends: 'hour' },
    ],
  },
  fotografija: {
    palettes: ['golden', 'teal', 'rose', 'indigo', 'ochre', 'sage', 'clay'],
    motifs: [
      { draw: greatLens, shows: 'Objektiv fotoaparata u snopu svjetla', ends: 'plain' },
      {
        draw: tripod,
        shows: 'Fotoaparat na stativu pred suncem nad morem',
        ends: 'hour',
        palettes: ['golden', 'dusk', 'dawn', 'rose', 'noon', 'clay'],
      },
      { draw: prints, shows: 'Fotografije vjenčanja obješene na uzici', ends: 'light' },
      { draw: boxCamera, shows: 'Stari fotoaparat s bljeskalicom na stolu', ends: 'light' },
      { draw: tabletop, shows: 'Fotografije i objektiv na stolu, viđeni odozgo', ends: 'plain' },
      {
        draw: studio,
        shows: 'Fotografski studio s pozadinom i buketom',
        ends: 'light',
        palettes: ['rose', 'teal', 'indigo', 'wine', 'sage', 'clay'],
      },
    ],
  },
  'video-produkcija': {
    palettes: ['indigo', 'golden', 'wine', 'teal', 'clay', 'rose', 'dusk'],
    motifs: [
      {
        draw: projector,
        shows: 'Projektor baca snimku vjenčanja na platno',
        ends: 'plain',
        palettes: ['indigo', 'wine', 'night', 'dusk', 'teal', 'clay'],
      },
      { draw: reels, shows: 'Filmski kolut iz kojeg se odmata vrpca', ends: 'plain' },
      {
        draw: finder,
        shows: 'Mladenci uz more u tražilu kamere',
        ends: 'hour',
        palettes: ['golden', 'dusk', 'dawn', 'noon', 'rose', 'clay'],
      },
      {
        draw: drone,
        shows: 'Dron iznad uvale s pješčanom plažom',
        ends: 'plain',
        palettes: ['noon', 'teal', 'golden', 'clay', 'sage', 'dawn'],
      },
      { draw: day, shows: 'Filmske vrpce s prizorima jednog dana', ends: 'plain' },
      {
        draw: cinema,
        shows: 'Filmska kamera na stativu u polju',
        ends: 'hour',
        palettes: ['golden', 'ochre', 'dusk', 'dawn', 'sage', 'clay'],
      },
      { draw: clapper, shows: 'Filmska klapa i kolut na stolu', ends: 'light' },
    ],
  },
  glazba: {
    palettes: ['ochre', 'wine', 'teal', 'golden', 'indigo', 'clay', 'rose'],
    motifs: [
      { draw: violin, shows: 'Violina i gudalo pred krugovima zvuka', ends: 'plain' },
      { draw: record, shows: 'Gramofonska ploča s iglom', ends: 'plain' },
      { draw: piano, shows: 'Klavirske tipke i note u luku', ends: 'plain' },
      { draw: guitar, shows: 'Gitara izbliza sa šest žica', ends: 'plain' },
      {
        draw: microphone,
        shows: 'Mikrofon na pozornici uz more',
        ends: 'hour',
        palettes: ['dusk', 'golden', 'night', 'rose', 'indigo', 'dawn'],
      },
      { draw: accordion, shows: 'Harmonika rastegnuta na stolu', ends: 'light' },
      { draw: trumpet, shows: 'Truba iz koje izlaze zrake zvuka', ends: 'plain' },
    ],
  },
  'dekoracija-i-cvijece': {
    palettes: ['rose', 'sage', 'golden', 'teal', 'ochre', 'dawn', 'wine'],
    motifs: [
      { draw: vaseStill, shows: 'Vaza s poljskim cvijećem na stolu', ends: 'light' },
      {
        draw: meadow,
        shows: 'Visoko cvijeće pred niskim suncem',
        ends: 'hour',
        palettes: ['golden', 'dawn', 'rose', 'dusk', 'sage', 'ochre'],
      },
      { draw: flowerArch, shows: 'Cvjetni luk s lanenom draperijom i lampionima', ends: 'light' },
      {
        draw: tableGarland,
        shows: 'Svečani stol sa svijećama i girlandom od cvijeća',
        ends: 'light',
        palettes: ['wine', 'golden', 'dusk', 'sage', 'teal', 'rose'],
      },
      { draw: greatBloom, shows: 'Rascvjetana dalija izbliza', ends: 'light' },
      { draw: herbarium, shows: 'Biljke izrezane od papira u obojenim poljima', ends: 'plain' },
      {
        draw: hanging,
        shows: 'Viseće cvijeće i žaruljice iznad stola',
        ends: 'light',
        palettes: ['wine', 'dusk', 'teal', 'night', 'clay', 'indigo'],
      },
    ],
  },
  odjeca: {
    palettes: ['rose', 'dawn', 'sage', 'golden', 'indigo', 'wine', 'clay'],
    motifs: [
      {
        draw: windowGown,
        shows: 'Vjenčanica na vješalici u lučnom prozoru',
        ends: 'hour',
        palettes: ['golden', 'dawn', 'rose', 'dusk', 'noon', 'sage'],
      },
      { draw: folds, shows: 'Nabori svile izbliza', ends: 'light' },
      { draw: suit, shows: 'Svečano odijelo s cvijetom u zapučku', ends: 'plain' },
      { draw: atelier, shows: 'Vjenčanica na krojačkoj lutki u ateljeu', ends: 'light' },
      {
        draw: windVeil,
        shows: 'Mladenka s dugim velom na vjetru uz more',
        ends: 'hour',
        palettes: ['golden', 'dawn', 'dusk', 'rose', 'noon', 'clay'],
      },
      { draw: shoes, shows: 'Vjenčane cipele na kutiji', ends: 'light' },
      { draw: rail, shows: 'Vjenčanice i odijela na stalku', ends: 'light' },
    ],
  },
  'make-up-i-frizura': {
    palettes: ['rose', 'golden', 'clay', 'wine', 'dawn', 'teal', 'sage'],
    motifs: [
      { draw: vanity, shows: 'Okruglo zrcalo sa žaruljicama i kistovi na stoliću', ends: 'light' },
      { draw: brushes, shows: 'Kistovi za šminku u lepezi s prahom u boji', ends: 'plain' },
      { draw: updo, shows: 'Punđa ukrašena cvijećem, s leđa', ends: 'plain' },
      { draw: stillColors, shows: 'Ruževi i puder na stolu', ends: 'light' },
      { draw: pans, shows: 'Paleta sjenila i kistovi, viđeni odozgo', ends: 'plain' },
      { draw: braid, shows: 'Pletenica s cvijećem i mašnom', ends: 'plain' },
      { draw: bottles, shows: 'Bočice parfema i cvijeće na pladnju', ends: 'light' },
    ],
  },
  'hrana-i-slastice': {
    palettes: ['rose', 'ochre', 'sage', 'golden', 'clay', 'teal', 'wine'],
    motifs: [
      { draw: tieredCake, shows: 'Svadbena torta na katove ukrašena cvijećem', ends: 'light' },
      { draw: slice, shows: 'Kriška torte s kremom i bobičastim voćem', ends: 'light' },
      { draw: fromAbove, shows: 'Postavljen svečani stol viđen odozgo', ends: 'plain' },
      {
        draw: coupes,
        shows: 'Piramida čaša s pjenušcem',
        ends: 'light',
        palettes: ['wine', 'dusk', 'night', 'teal', 'indigo', 'clay'],
      },
      { draw: feast, shows: 'Vino, smokve, grožđe i sir na stolu', ends: 'light' },
      { draw: sweets, shows: 'Etažer s makaronima i malim slasticama', ends: 'light' },
    ],
  },
  transport: {
    palettes: ['golden', 'noon', 'clay', 'dawn', 'ochre', 'dusk', 'teal'],
    motifs: [
      { draw: convertible, shows: 'Stari kabriolet s cvijećem na obalnoj cesti', ends: 'hour' },
      { draw: sail, shows: 'Jedrilica sa zastavicama pred suncem', ends: 'hour' },
      { draw: serpentine, shows: 'Cesta u zavojima iznad mora', ends: 'hour' },
      { draw: front, shows: 'Oldtimer s mašnom na aleji čempresa', ends: 'hour' },
      { draw: van, shows: 'Starinski kombi s cvijećem na krovu', ends: 'hour' },
      {
        draw: runabout,
        shows: 'Drveni čamac na moru, viđen odozgo',
        ends: 'plain',
        palettes: ['noon', 'teal', 'golden', 'clay', 'dusk', 'sage'],
      },
    ],
  },
  'pozivnice-i-pokloni': {
    palettes: ['sage', 'rose', 'golden', 'teal', 'ochre', 'dawn', 'clay'],
    motifs: [
      { draw: sealedLetter, shows: 'Omotnica s voštanim pečatom i grančica', ends: 'light' },
      { draw: cards, shows: 'Ilustrirane pozivnice i pečati na stolu', ends: 'plain' },
      { draw: gifts, shows: 'Darovi s mašnama složeni jedan na drugi', ends: 'light' },
      { draw: bloomLetter, shows: 'Otvorena omotnica iz koje raste cvijeće', ends: 'plain' },
      { draw: waxDesk, shows: 'Pečatni vosak, svijeća i pečati', ends: 'light' },
      { draw: favours, shows: 'Staklenke meda, lavanda i bočice ulja za goste', ends: 'light' },
    ],
  },
  nakit: {
    palettes: ['rose', 'teal', 'golden', 'indigo', 'wine', 'sage', 'ochre'],
    motifs: [
      {
        draw: ringsBySea,
        shows: 'Dva isprepletena prstena pred morem',
        ends: 'hour',
        palettes: ['golden', 'dawn', 'dusk', 'noon', 'night', 'rose'],
      },
      { draw: cutStone, shows: 'Brušeni dragulj s laticama svjetla', ends: 'plain' },
      { draw: solitaire, shows: 'Zaručnički prsten na kamenom postolju', ends: 'light' },
      { draw: pearls, shows: 'Niske bisera na poprsju', ends: 'light' },
      { draw: earrings, shows: 'Naušnice u malim nišama', ends: 'light' },
      { draw: ringBox, shows: 'Vjenčano prstenje u baršunastoj kutijici', ends: 'light' },
      { draw: pendant, shows: 'Ogrlica s privjeskom u obliku kapi', ends: 'plain' },
    ],
  },
}
