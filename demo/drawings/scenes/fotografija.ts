import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { boxCamera } from '#demo/drawings/scenes/fotografija/box-camera.ts'
import { greatLens } from '#demo/drawings/scenes/fotografija/great-lens.ts'
import { prints } from '#demo/drawings/scenes/fotografija/prints.ts'
import { studio } from '#demo/drawings/scenes/fotografija/studio.ts'
import { tabletop } from '#demo/drawings/scenes/fotografija/tabletop.ts'
import { tripod } from '#demo/drawings/scenes/fotografija/tripod.ts'

export const fotografija: Scenes = {
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
}
