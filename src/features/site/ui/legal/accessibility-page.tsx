import type { Site } from "../../site.contract.ts";
import { ProseSection } from "./prose-section.tsx";
import { SupportContact } from "./support-contact.tsx";

/** What we hold ourselves to, how we check it, what we know to be missing, and where to report more. */
export function AccessibilityPage({ site }: { site: Site }) {
  return (
    <article className="mx-auto max-w-column">
      <h1 className="text-h1">Accessibility</h1>
      <ProseSection id="aim" title="What we aim for">
        <p>
          {site.name} is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level
          AA, on every page and in every state of it.
        </p>
      </ProseSection>
      <ProseSection id="means" title="What that means here">
        <ul>
          <li>
            Everything works by keyboard. A link at the top of each page skips to its content.
          </li>
          <li>Ctrl or Cmd and K opens a search of everything; Escape closes any layer.</li>
          <li>After a change of page the focus is on the content and the new title is read out.</li>
          <li>Severity and status are told by shape and word, never by color alone.</li>
          <li>Text grows to 200 %, and pages reflow at 400 %, without loss.</li>
          <li>Nothing moves where your system asks for reduced motion; high contrast is kept.</li>
          <li>The strip of latest news stops under the pointer or the focus, and at its button.</li>
        </ul>
      </ProseSection>
      <ProseSection id="checks" title="How we check it">
        <p>
          Automated checks run over the pages and their states with each change, and browser tests
          walk through them by keyboard. Automated checks find part of all barriers; the site has
          not been assessed by an outside party.
        </p>
      </ProseSection>
      <ProseSection id="limits" title="Known limits">
        <ul>
          <li>Articles open at their publishers, whose pages we do not control.</li>
          <li>Text quoted from FDA labels keeps the tables and wording of its source.</li>
          <li>Drawings of pills are described in words beside them and by no other text.</li>
        </ul>
      </ProseSection>
      <ProseSection id="report" title="Report a barrier">
        <p>
          If something does not work for you, write to us through{" "}
          <SupportContact email={site.supportEmail} />. Name the page and what you use to read it.
        </p>
      </ProseSection>
    </article>
  );
}
