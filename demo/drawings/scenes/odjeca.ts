import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { atelier } from '#demo/drawings/scenes/odjeca/atelier.ts'
import { folds } from '#demo/drawings/scenes/odjeca/folds.ts'
import { rail } from '#demo/drawings/scenes/odjeca/rail.ts'
import { shoes } from '#demo/drawings/scenes/odjeca/shoes.ts'
import { suit } from '#demo/drawings/scenes/odjeca/suit.ts'
import { windVeil } from '#demo/drawings/scenes/odjeca/wind-veil.ts'
import { windowGown } from '#demo/drawings/scenes/odjeca/window-gown.ts'

export const odjeca: Scenes = {
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
}
