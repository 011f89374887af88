/** In a list it says that the place is paid for (Directive (EU) 2019/2161). */
export const PremiumBadge = ({ isInList = false }: { isInList?: boolean }) => (
  <span className="inline-flex items-center gap-1 rounded-full bg-accent px-2.5 py-0.5 text-sm font-semibold text-on-accent before-icon icon-crown before:size-5">
    {isInList ? 'Izdvojeno – Premium' : 'Premium'}
  </span>
)
