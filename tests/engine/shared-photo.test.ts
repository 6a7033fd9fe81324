import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signToken } from "~/engine/shared/signed-token";
import { petPhoto } from "../fixtures/pet-photo";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function uploads(sender: Sender): Promise<string> {
  const { buffer } = await petPhoto();
  const body = new Uint8Array(buffer);
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  return (await response.json()).data.id;
}

function share(sender: Sender, photo: string, changes: object = {}) {
  const input = {
    photo_id: photo,
    pet_name: "Otto",
    email: "ada@example.com",
    story: "He sleeps on the mail.",
    consent: "You may show it on your website.",
    ...changes,
  };
  return engine.graphql(
    "mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { message } }",
    { input },
    sender,
  );
}

/** The result of opening the token: the page's content and the status of the photo. */
async function opens(token: string) {
  const [{ data }, photo] = await Promise.all([
    engine.graphql(
      "query ($token: String!) { sharedPhoto(token: $token) { pet_name email story consent status } }",
      { token },
      {},
    ),
    engine.rest(`/rest/mpc/V1/shared-photos/${token}`),
  ]);
  return { page: data.sharedPhoto, photo };
}

describe("a photo shared with the store", () => {
  // @specification §2 L58
  it("is stored with the consent text, and rewarded with a code for $10", async () => {
    const sender = guest();
    const photo = await uploads(sender);
    const { data } = await share(sender, photo, { email: "first@example.com" });
    expect(data.sharePhoto.message).toBe("Thank you for sharing! We've emailed you.");
    const kept = await engine.db
      .selectFrom("shared_photo")
      .selectAll()
      .where("photo_id", "=", photo)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      pet_name: "Otto",
      consent: "You may show it on your website.",
      status: "new",
    });
    const [message] = await emailsTo(engine, "first@example.com");
    const code = /PET-\w+/.exec(message.text_body)?.[0] ?? "";
    const coupon = await engine.db
      .selectFrom("coupon")
      .selectAll()
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
    expect(coupon).toMatchObject({ amount_cents: 1000, minimum_subtotal_cents: 2500 });
  });

  it("earns one code per address; the response does not reveal it", async () => {
    const sender = guest();
    const email = "again@example.com";
    const first = await share(sender, await uploads(sender), { email });
    const second = await share(sender, await uploads(sender), { email });
    expect(second.data).toEqual(first.data);
    const messages = await emailsTo(engine, email);
    expect(messages.map(({ text_body }) => text_body.includes("PET-"))).toEqual([true, false]);
  });

  it("is confirmed without repeating a name that could be a link", async () => {
    const sender = guest();
    const email = "stranger@example.com";
    await share(sender, await uploads(sender), { email, pet_name: "free gifts at evil.example" });
    const [message] = await emailsTo(engine, email);
    expect(message.text_body).toContain("Thank you for the photo of your pet.");
    expect(message.text_body + message.html_body).not.toContain("evil");
  });

  it("must be the visitor's own", async () => {
    const photo = await uploads(guest());
    for (const sender of [guest(), {}]) {
      const { errors } = await share(sender, photo);
      expect(errors?.[0].message).toBe("We couldn't find that photo.");
    }
  });

  it("requires consent and a name", async () => {
    const sender = guest();
    const photo = await uploads(sender);
    const noConsent = await share(sender, photo, { consent: " " });
    expect(noConsent.errors?.[0].extensions.field).toBe("consent");
    const noName = await share(sender, photo, { pet_name: "" });
    expect(noName.errors?.[0].extensions.field).toBe("pet_name");
  });
});

describe("the link in the email to the store", () => {
  it("shows the photo with the consent text", async () => {
    const sender = guest();
    await share(sender, await uploads(sender), { email: "shown@example.com", pet_name: "Ludo" });
    const messages = await emailsTo(engine, SHOP_EMAIL);
    const text = messages.find(({ subject }) => subject.includes("Ludo"))?.text_body ?? "";
    const token = /\/shared-photos\/view\/([\w.-]+)/.exec(text)?.[1] ?? "";
    const { page, photo } = await opens(token);
    expect(page).toEqual({
      pet_name: "Ludo",
      email: "shown@example.com",
      story: "He sleeps on the mail.",
      consent: "You may show it on your website.",
      status: "PENDING",
    });
    expect(photo.headers.get("Content-Type")).toBe("image/jpeg");
    expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  it("cannot be forged, made for another purpose or secret, used too late, or lead to a photo that was not shared", async () => {
    const sender = guest();
    const shared = await uploads(sender);
    const kept = await uploads(sender);
    await share(sender, shared, { email: "forged@example.com" });
    const { settings } = engine;
    const purpose = "view-shared-photo";
    const right = signToken(settings, purpose, { photoId: shared });
    expect((await opens(right)).photo.status).toBe(200);
    const wrong = [
      `${right}x`,
      "nothing",
      signToken(settings, "order-artwork", { photoId: shared }),
      signToken({ sessionSecret: "another secret, just as long as it" }, purpose, { photoId: shared }),
      signToken(settings, purpose, { photoId: shared }, Date.now() - 1),
      signToken(settings, purpose, { photoId: kept }),
    ];
    for (const token of wrong) {
      const { page, photo } = await opens(token);
      expect([page, photo.status]).toEqual([null, 404]);
    }
  });
});
