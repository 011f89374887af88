/** An address that has no room on one line is broken before its sign. */
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
