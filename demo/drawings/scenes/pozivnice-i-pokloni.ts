import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { bloomLetter } from '#demo/drawings/scenes/pozivnice-i-pokloni/bloom-letter.ts'
import { cards } from '#demo/drawings/scenes/pozivnice-i-pokloni/cards.ts'
import { favours } from '#demo/drawings/scenes/pozivnice-i-pokloni/favours.ts'
import { gifts } from '#demo/drawings/scenes/pozivnice-i-pokloni/gifts.ts'
import { sealedLetter } from '#demo/drawings/scenes/pozivnice-i-pokloni/sealed-letter.ts'
import { waxDesk } from '#demo/drawings/scenes/pozivnice-i-pokloni/wax-desk.ts'

export const pozivniceIPokloni: Scenes = {
  palettes: ['sage', 'rose', 'golden', 'teal', 'ochre', 'dawn', 'clay'],
  motifs: [
    { draw: sealedLetter, shows: 'Omotnica s voštanim pečatom i grančica', ends: 'light' },
    { draw: cards, shows: 'Ilustrirane pozivnice i pečati na stolu', ends: 'plain' },
    { draw: gifts, shows: 'Darovi s mašnama složeni jedan na drugi', ends: 'light' },
    { draw: bloomLetter, shows: 'Otvorena omotnica iz koje raste cvijeće', ends: 'plain' },
    { draw: waxDesk, shows: 'Pečatni vosak, svijeća i pečati', ends: 'light' },
    { draw: favours, shows: 'Staklenke meda, lavanda i bočice ulja za goste', ends: 'light' },
  ],
}
