/** One e-mail, as text and as HTML for readers that show it. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** How the addressee stops e-mails of this kind; left out of those that the service cannot do without. */
  readonly unsubscribe?: Unsubscribe;
};

export type Unsubscribe = {
  /** The page for people, in the e-mail itself. */
  readonly page: string;
  /** What a mail program posts to when its own button is pressed, and opens where it has none (RFC 8058). */
  readonly oneClick: string;
};

/** Hands an e-mail on; what it throws says that it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
