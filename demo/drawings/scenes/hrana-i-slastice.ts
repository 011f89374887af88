import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { coupes } from '#demo/drawings/scenes/hrana-i-slastice/coupes.ts'
import { feast } from '#demo/drawings/scenes/hrana-i-slastice/feast.ts'
import { fromAbove } from '#demo/drawings/scenes/hrana-i-slastice/from-above.ts'
import { slice } from '#demo/drawings/scenes/hrana-i-slastice/slice.ts'
import { sweets } from '#demo/drawings/scenes/hrana-i-slastice/sweets.ts'
import { tieredCake } from '#demo/drawings/scenes/hrana-i-slastice/tiered-cake.ts'

export const hranaISlastice: Scenes = {
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
}
