// Professionals' replies to reviews; each suits every trade and every couple.

export const repliesToPraise = [
  'Hvala vam na lijepim riječima. Bilo nam je zadovoljstvo biti dio vašeg dana.',
  'Od srca hvala. S parovima poput vas i dugi dani prođu brzo.',
  'Veliko hvala, ovo smo pročitali cijeloj ekipi. Želimo vam puno sreće.',
  'Hvala što ste odvojili vrijeme i napisali ovo. Sretno u zajedničkom životu.',
  'Hvala na povjerenju. Vaše su nam rečenice uljepšale ponedjeljak.',
  'Drago nam je da je sve bilo kako ste zamislili. Pozdravite kume.',
  'Hvala vam. Znali ste točno što želite, pa je i nama bilo lako.',
  'Puno hvala. Javite se kad god budete u blizini, rado ćemo vas opet vidjeti.',
  'Hvala na preporuci. Bili ste domaćini kakvi se pamte.',
  'Hvala, i nama je to bio jedan od ljepših dana ove sezone.',
  'Zahvaljujemo na povjerenju od prvog razgovora. Sve najbolje vama i obiteljima.',
  'Hvala vam, posebno na strpljenju dok smo usklađivali zadnje sitnice.',
] as const

export const repliesToMixed = [
  'Hvala na iskrenom osvrtu. Ono što niste dobili kako ste očekivali već smo promijenili.',
  'Hvala što ste napisali i dobro i loše. Tako znamo na čemu još moramo raditi.',
  'Žao nam je što nije sve bilo kako ste zamislili. Hvala na svakoj primjedbi, razgovarali smo o njima s cijelom ekipom.',
  'Hvala na ocjeni. O onome što vam je nedostajalo od sada pitamo već pri dogovoru.',
] as const

export const repliesToCriticism = [
  'Žao nam je zbog vašeg iskustva. Javili smo vam se i porukom, da vidimo kako to možemo ispraviti.',
  'Prihvaćamo kritiku i ispričavamo se. Dio dogovora nismo ispunili kako smo trebali i to se neće ponoviti.',
  'Hvala što ste nam rekli. Dan je bio zahtjevan i nismo se snašli kako bismo inače. Ispričavamo se.',
  'Ispričavamo se što smo vas razočarali. Razliku smo vam ponudili vratiti i taj dogovor i dalje vrijedi.',
] as const
