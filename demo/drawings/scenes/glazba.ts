import type { Scenes } from '#demo/drawings/kit/scene.ts'
import { accordion } from '#demo/drawings/scenes/glazba/accordion.ts'
import { guitar } from '#demo/drawings/scenes/glazba/guitar.ts'
import { microphone } from '#demo/drawings/scenes/glazba/microphone.ts'
import { piano } from '#demo/drawings/scenes/glazba/piano.ts'
import { record } from '#demo/drawings/scenes/glazba/record.ts'
import { trumpet } from '#demo/drawings/scenes/glazba/trumpet.ts'
import { violin } from '#demo/drawings/scenes/glazba/violin.ts'

export const glazba: Scenes = {
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
}
