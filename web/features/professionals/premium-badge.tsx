/** In a list it discloses that the position is paid for (Directive (EU) 2019/2161). */
export const PremiumBadge = ({ isInList = false }: { isInList?: boolean }) => (
  <span className="premium-mark">{isInList ? 'Izdvojeno – Premium' : 'Premium'}</span>
)
