import type { Document } from "#/platform/http/documents.ts";

const HALF_A_YEAR_MS = 182 * 86_400_000;

type Site = {
  readonly origin: string;
  readonly supportEmail: string | undefined;
  readonly now: () => Date;
};

/**
 * Where to tell of a weakness, as RFC 9116 has it. There is none where the operator has named no address: one that nobody
 * reads is worse. It holds for half a year from when it is read, since it is made from what is configured then.
 */
export function securityTxt({ origin, supportEmail, now }: Site): Document {
  const path = "/.well-known/security.txt";
  return {
    path,
    contentType: "text/plain; charset=utf-8",
    maxAgeSeconds: 86_400,
    body: async () =>
      supportEmail === undefined
        ? null
        : [
            `Contact: mailto:${supportEmail}`,
            `Expires: ${new Date(now().getTime() + HALF_A_YEAR_MS).toISOString()}`,
            `Canonical: ${origin}${path}`,
            "Preferred-Languages: en",
            "",
          ].join("\n"),
  };
}
