export const PremiumBadge = () => (
  <span className="inline-flex items-center gap-1 rounded-full bg-accent px-2.5 py-0.5 text-sm font-semibold text-on-accent before-icon icon-crown before:size-5">
    Premium
  </span>
)
