/** For a person to quote: the beginning of the request's id, as each line of the log about that request has it. */
export const failureIdOf = ({ id }: { id: string }) => id.slice(0, 8)
