import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDocuments } from "#/platform/http/documents.ts";
import { isPublicAddress, type AddressGuard } from "#/platform/outgoing/address-guard.ts";
import { createPoliteFetch, type PoliteFetch } from "#/platform/outgoing/polite-fetch.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { localServer } from "#/platform/testing/local-server.ts";
import { accountsInTest } from "../accounts.testing.ts";
import { accountRoutes } from "../all-routes.ts";
import { profilePictureDocument } from "./profile-picture-document.ts";
import { createProfilePictures } from "./profile-picture.store.ts";
import { profilePictures } from "./profile-picture.table.ts";

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#0b6478" } })
    .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

/** What the page offers to take at most; noise, because nothing makes it smaller. */
const LARGEST = 5 * 1024 * 1024;
async function largestPhoto(): Promise<Buffer> {
  const raw = { width: 1500, height: 1000, channels: 3 } as const;
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  const jpeg = await sharp(noise, { raw }).jpeg({ quality: 95 }).toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(LARGEST - jpeg.length)]);
}

/** A PNG's beginning that promises 10,000 x 10,000 pixels. */
const HUGE = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000027100000271008060000005e2d6a3c",
  "hex",
);
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>',
);

const HALF = (await photo()).subarray(0, 3000);

type Profile = { user: { pictureUrl: string | null; profileImageUrl: string | null } };

/** What the server makes of a request for this address. */
function asked(path: string | null) {
  const url = new URL(path ?? "/", "https://wardbook.test");
  return { url, params: { id: url.pathname.split("/").at(-1) ?? "" } };
}

describeEachDatabase("a profile picture", (database) => {
  let ask: ReturnType<typeof createApiClient>;
  let token: string;
  let outgoing: PoliteFetch;
  async function begin(isAllowed: AddressGuard): Promise<void> {
    outgoing = createPoliteFetch({ userAgent: "Wardbook/test", gapMs: 0, isAllowed });
    const { parts } = accountsInTest(database(), undefined, { outgoing });
    ask = createApiClient(database(), accountRoutes(parts), {
      identify: parts.sessions.identify,
    });
    const { body } = await ask("POST", "/api/auth/register", {
      body: {
        email: "ana@example.org",
        firstName: "Ana",
        lastName: "Example",
        npiNumber: "1234567893",
        specialty: "Cardiology",
        password: "correct horse",
      },
    });
    token = (body as { token: string }).token;
  }
  beforeEach(() => begin(() => true));
  afterEach(() => outgoing.close());

  const own = (method: string, path: string, body?: object) =>
    ask(method, path, { headers: { authorization: `Bearer ${token}` }, body });
  const remove = () =>
    own("POST", "/api/profile/delete", { confirm: "DELETE", password: "correct horse" });
  const upload = (file: Buffer) =>
    own("PUT", "/api/profile/picture", { image: file.toString("base64") });
  const setAddress = async (profileImageUrl: string) => {
    const body = { firstName: "Ana", lastName: "Example", profileImageUrl };
    return (await own("PATCH", "/api/profile", body)).body as Profile;
  };
  const document = () => profilePictureDocument(createProfilePictures(database()));
  const given = (path: string | null) => createDocuments([document()]).request(path ?? "/");

  test("is drawn anew from an upload, and given out as one strict kind", async () => {
    const { status, body } = await upload(await photo());
    expect(status).toBe(200);
    const { pictureUrl } = (body as Profile).user;
    expect(pictureUrl).toMatch(/^\/profile-pictures\/[\da-f-]{36}$/);
    const response = await given(pictureUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const made = await sharp(await response.arrayBuffer()).metadata();
    expect(made).toMatchObject({ format: "webp", width: 256, height: 256 });
    expect(made.exif).toBeUndefined();
  });

  test("is taken up to the 5 MB that the page offers, and checked to its last character", async () => {
    const largest = await largestPhoto();
    expect(largest.length).toBe(LARGEST);
    expect((await upload(largest)).status).toBe(200);
    const image = largest.toString("base64");
    for (const broken of [
      `${image.slice(0, -8)}A!AAAAAA`,
      image.replace(/^..../, "AA=="),
      image.slice(1),
    ]) {
      expect((await own("PUT", "/api/profile/picture", { image: broken })).status).toBe(400);
    }
  });

  test("has a new address each time, and the old one ends", async () => {
    const first = ((await upload(await photo())).body as Profile).user.pictureUrl;
    const second = ((await upload(await photo(300, 300))).body as Profile).user.pictureUrl;
    expect(second).not.toBe(first);
    await expect(document().body(asked(first))).rejects.toMatchObject({ code: "not-found" });
    expect(await database().$count(profilePictures)).toBe(1);
  });

  test("is taken away, and goes with the account", async () => {
    await upload(await photo());
    const { body } = await own("DELETE", "/api/profile/picture");
    expect((body as Profile).user.pictureUrl).toBeNull();
    expect(await database().$count(profilePictures)).toBe(0);
    await upload(await photo());
    expect((await remove()).status).toBe(200);
    expect(await database().$count(profilePictures)).toBe(0);
  });

  test.each([
    ["a page", Buffer.from("<!doctype html><p>no")],
    ["a drawing with a script", DRAWING],
    ["half a picture", HALF],
    ["a picture of a hundred million pixels", HUGE],
  ])("is refused where it is %s", async (_, file) => {
    const { status, body } = await upload(file);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: "image" }] });
  });

  test("is refused where it is too much, or no file at all", async () => {
    expect((await upload(Buffer.alloc(5_400_000, 1))).status).toBe(413);
    for (const image of ["", "no base64!", 7, undefined]) {
      expect([image, (await own("PUT", "/api/profile/picture", { image })).status]).toEqual([
        image,
        400,
      ]);
    }
  });

  describe("by its address", () => {
    test("is fetched once by the server, and kept", async () => {
      let times = 0;
      const picture = await photo();
      const origin = await localServer((_, response) => {
        times += 1;
        response.end(picture);
      });
      const { user } = await setAddress(`${origin}/me.jpg`);
      expect(user.profileImageUrl).toBe(`${origin}/me.jpg`);
      expect((await given(user.pictureUrl)).status).toBe(200);
      await setAddress(`${origin}/me.jpg`);
      expect(times).toBe(1);
      expect((await setAddress("")).user).toMatchObject({
        pictureUrl: null,
        profileImageUrl: null,
      });
    });

    test("that gives no picture is kept as an address and shows none", async () => {
      await upload(await photo());
      const origin = await localServer((_, response) => response.end("<!doctype html>"));
      expect((await setAddress(origin)).user).toMatchObject({
        pictureUrl: null,
        profileImageUrl: origin,
      });
    });

    test("inside our own network is never asked", async () => {
      await outgoing.close();
      await remove();
      await begin(isPublicAddress);
      let times = 0;
      const picture = await photo();
      const origin = await localServer((_, response) => {
        times += 1;
        response.end(picture);
      });
      expect((await setAddress(origin)).user.pictureUrl).toBeNull();
      expect(times).toBe(0);
    });
  });
});
