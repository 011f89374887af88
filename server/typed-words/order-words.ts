/** Next to a trade, these ask for an order: `jeftin fotograf`, `najbolji bend`. */
export const orderWords = {
  price: `jeftin jeftina jeftino jeftini jeftine jeftinu jeftinog jeftinije jeftiniji jeftinija jeftiniju
    najjeftiniji najjeftinija najjeftinije najjeftiniju najjeftinijeg povoljan povoljno povoljna povoljni povoljne povoljnu
    povoljnog povoljniji povoljnija povoljnije povoljniju najpovoljniji najpovoljnija najpovoljnije najpovoljniju
    najpovoljnijeg jeftinih jeftinom jeftinoj najjeftinijih povoljnih povoljnom povoljnoj najpovoljnijih pristupačan pristupačna pristupačno
    pristupačni pristupačne pristupačnih cheap cheaper cheapest affordable günstig günstige günstiger
    billig billige billiger ekonomičan ekonomična ekonomični ekonomično prihvatljiv prihvatljiva prihvatljive prihvatljivi
    prihvatljivih prihvatljivim prihvatljivom prihvatljivu`,
  rating: 'najbolji najbolja najbolje najboljeg najbolju najboljih najboljem najboljim beste bester best',
} as const
