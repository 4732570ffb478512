import { expect, test } from "vitest";
import { contactSubmissions } from "#/features/contact/server/contact.table.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { privacyConsents } from "./consent.table.ts";
import { shortenOldAddresses } from "./retention.store.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describeEachDatabase("retention", (database) => {
  test.each([
    ["192.0.2.77", "192.0.2.0"],
    ["2001:db8:12:34:56:78:9a:bc", "2001:db8:12::"],
    ["::1", null],
    ["unknown", null],
  ])("after 90 days %s is kept as %s", async (ipAddress, expected) => {
    const sender = { ipAddress, userAgent: "Browser/1" };
    const consent = (days: number) => ({
      ...sender,
      sessionId: `days-${days}`,
      consentGiven: true,
      consentDate: daysAgo(days),
    });
    await database()
      .insert(privacyConsents)
      .values([consent(89), consent(91)]);
    await database()
      .insert(contactSubmissions)
      .values({
        ...sender,
        name: "Ana",
        email: "ana@example.org",
        message: "A message of old",
        submittedAt: daysAgo(91),
      });
    await shortenOldAddresses(database());
    await shortenOldAddresses(database());
    const kept = await database().select().from(privacyConsents).orderBy(privacyConsents.sessionId);
    expect(kept).toMatchObject([sender, { ipAddress: expected, userAgent: null }]);
    expect(await database().select().from(contactSubmissions)).toMatchObject([
      { ipAddress: expected, userAgent: null, message: "A message of old" },
    ]);
  });
});
