import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { cinema } from '#demo/drawings/scenes/video-produkcija/cinema.ts'
import { clapper } from '#demo/drawings/scenes/video-produkcija/clapper.ts'
import { day } from '#demo/drawings/scenes/video-produkcija/day.ts'
import { drone } from '#demo/drawings/scenes/video-produkcija/drone.ts'
import { finder } from '#demo/drawings/scenes/video-produkcija/finder.ts'
import { projector } from '#demo/drawings/scenes/video-produkcija/projector.ts'
import { reels } from '#demo/drawings/scenes/video-produkcija/reels.ts'

export const videoProdukcija: Scenes = {
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
}
