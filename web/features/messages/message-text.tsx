import { linkPieces } from './link-text.ts'

/** A message's text with its line breaks and with web addresses as links. */
export const MessageText = ({ body }: { body: string }) => (
  <p className="wrap-anywhere whitespace-pre-wrap">
    {linkPieces(body).map(({ text, href }, index) =>
      href === undefined ? (
        text
      ) : (
        <a
          key={index}
          href={href}
          target="_blank"
          rel="ugc nofollow noopener noreferrer"
          title="Otvara se u novoj kartici"
          className="text-primary underline underline-offset-2 hover:text-primary-strong"
        >
          {text}
        </a>
      ),
    )}
  </p>
)
