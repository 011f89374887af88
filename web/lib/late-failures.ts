let show = (_message: string) => {}

/** Set by the forms: shows why something failed whose form is gone. */
export function setLateFailureHandler(handler: typeof show) {
  show = handler
}

export const showLateFailure = (message: string) => show(message)
