import { HrefLink } from "#/platform/client/href-link.tsx";

/** Where to write to: the support address, or the contact form where none is set. */
export function SupportContact({ email }: { email: string | null }) {
  return email === null ? (
    <HrefLink href="/#contact" className="link">
      the contact form
    </HrefLink>
  ) : (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  );
}
