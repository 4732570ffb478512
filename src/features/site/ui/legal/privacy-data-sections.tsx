import type { Site } from "../../site.contract.ts";
import { ProseSection } from "./prose-section.tsx";

/** What is collected, what for, how it is kept safe and who sees it. */
export function PrivacyDataSections({ site }: { site: Site }) {
  return (
    <>
      <ProseSection id="information-collected" title="1. Information We Collect">
        <p>We collect:</p>
        <ul>
          <li>your name, e-mail address and organization, when you give them;</li>
          <li>your NPI number and specialty, when you register;</li>
          <li>your IP address, device and browser;</li>
          <li>the pages you visit;</li>
          <li>cookies: your consent, an id of this consent, and your cookie preferences.</li>
        </ul>
        <p>
          Participation is limited to the United States. Your location is determined for that
          purpose, as a country and no closer.
        </p>
        <p>We do not collect protected health information. Do not enter any.</p>
      </ProseSection>
      <ProseSection id="use" title="2. How We Use Information">
        <ul>
          <li>
            To verify your professional status through public registries or state licensing boards.
            In use today: the public NPI registry.
          </li>
          <li>To personalize what you see, such as your bookmarks.</li>
          <li>To manage your account.</li>
          <li>
            To give sponsors aggregated engagement data. Not in use today: {site.name} has no
            sponsors that receive any.
          </li>
          <li>For analytics and targeted advertising. Not in use today: there is neither here.</li>
        </ul>
      </ProseSection>
      <ProseSection id="protection" title="3. How We Protect Information">
        <p>
          Passwords are kept as argon2id hashes and sign-in tokens as hashes: neither can be read
          back. Every call that concerns an account is checked on the server.
        </p>
        <p>
          IP addresses and browsers in consents and messages are shortened after 90 days; ended
          sign-in sessions are removed within the hour.
        </p>
      </ProseSection>
      <ProseSection id="disclosure" title="4. Disclosure of Information">
        <p>
          We do not sell personal information, and none goes to a third party for analytics or
          advertising. We disclose what the law obliges us to.
        </p>
      </ProseSection>
    </>
  );
}
