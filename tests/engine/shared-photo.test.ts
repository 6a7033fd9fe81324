import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { sharePhoto, uploadPhoto } from "./shared-photos";
import { guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const uploads = (sender: Sender) => uploadPhoto(engine, sender);
const share = (sender: Sender, photo: string, changes: object = {}) =>
  sharePhoto(engine, sender, photo, changes);

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
