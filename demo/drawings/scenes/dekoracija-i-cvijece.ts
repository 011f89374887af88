import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { flowerArch } from '#demo/drawings/scenes/dekoracija-i-cvijece/flower-arch.ts'
import { greatBloom } from '#demo/drawings/scenes/dekoracija-i-cvijece/great-bloom.ts'
import { hanging } from '#demo/drawings/scenes/dekoracija-i-cvijece/hanging.ts'
import { herbarium } from '#demo/drawings/scenes/dekoracija-i-cvijece/herbarium.ts'
import { meadow } from '#demo/drawings/scenes/dekoracija-i-cvijece/meadow.ts'
import { tableGarland } from '#demo/drawings/scenes/dekoracija-i-cvijece/table-garland.ts'
import { vaseStill } from '#demo/drawings/scenes/dekoracija-i-cvijece/vase-still.ts'

export const dekoracijaICvijece: Scenes = {
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
}
