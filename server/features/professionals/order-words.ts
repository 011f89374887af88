/** Beside a trade they ask for an order: `jeftin fotograf`, `najbolji bend`. */
export const orderWords = {
  price: `jeftin jeftina jeftino jeftini jeftine jeftinu jeftinog jeftinije jeftiniji jeftinija jeftiniju
    najjeftiniji najjeftinija najjeftinije najjeftiniju najjeftinijeg povoljan povoljno povoljna povoljni povoljne povoljnu
    povoljnog povoljniji povoljnija povoljnije povoljniju najpovoljniji najpovoljnija najpovoljnije najpovoljniju
    najpovoljnijeg cheap cheapest`,
  rating: 'najbolji najbolja najbolje najboljeg najbolju najboljih best',
} as const
