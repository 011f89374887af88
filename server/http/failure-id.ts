/** An id that people can quote: the beginning of the request id that is in every log line about the request. */
export const failureIdOf = ({ id }: { id: string }) => id.slice(0, 8)
