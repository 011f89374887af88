import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { cutStone } from '#demo/drawings/scenes/nakit/cut-stone.ts'
import { earrings } from '#demo/drawings/scenes/nakit/earrings.ts'
import { pearls } from '#demo/drawings/scenes/nakit/pearls.ts'
import { pendant } from '#demo/drawings/scenes/nakit/pendant.ts'
import { ringBox } from '#demo/drawings/scenes/nakit/ring-box.ts'
import { ringsBySea } from '#demo/drawings/scenes/nakit/rings-by-sea.ts'
import { solitaire } from '#demo/drawings/scenes/nakit/solitaire.ts'

export const nakit: Scenes = {
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
}
