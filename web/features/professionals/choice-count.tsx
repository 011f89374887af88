/** How many results a choice has. Its room is there before the number is, so that the choices do not move. */
export const ChoiceCount = ({ total }: { total: number | undefined }) => (
  <span className="min-w-[3.25ch] text-sm font-normal text-muted">{total}</span>
)
