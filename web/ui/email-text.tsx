/** An address that does not fit on one line is broken before the @ sign. */
export function EmailText({ email }: { email: string }) {
  const sign = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </>
  )
}
