/** One e-mail, as text and as HTML for readers that show it. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the addressee stops e-mails of this kind; left out of those that the service cannot do without. */
  readonly unsubscribe?: string;
};

/** Hands an e-mail on; what it throws says that it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
