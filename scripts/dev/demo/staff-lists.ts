import { contactSteps } from "../../../tests/engine/contact-steps";
import { composer, readyDraft, sendDraft } from "../../../tests/engine/drafts";
import type { EngineFixture } from "../../../tests/engine/engine-fixture";
import { privacySteps } from "../../../tests/engine/privacy-steps";
import { cartWithTag, guest, setEmail } from "../../../tests/engine/shopper";
import { callAdmin, ownerOf, type TestStaff } from "../../../tests/engine/staff";
import type { DemoCustomer } from "./customers";
import { past } from "./past";
import { requireDone } from "./staff";

const TEMPLATES = [
  {
    kind: "CLAIM",
    title: "We make it again",
    text: "Hi {{first_name}},\n\nI'm sorry about your {{product}}. We're making it again, and it ships within three days.\n\n{{staff_name}}, {{shop}}",
  },
  {
    kind: "CLAIM",
    title: "Please send a photo",
    text: "Hi {{first_name}},\n\nCould you reply to this email with a photo of what went wrong with order {{order_number}}?\n\n{{staff_name}}, {{shop}}",
  },
  {
    kind: "PROOF",
    title: "As large as it gets",
    text: "Hi {{first_name}},\n\nThe text on your {{product}} is as large as it can be. Here's your proof again.\n\n{{staff_name}}, {{shop}}",
  },
  { kind: "QUESTION", title: "Thanks", text: "Thank you for asking, {{first_name}}!" },
  {
    kind: "CONTACT_MESSAGE",
    title: "Please send the photo",
    text: "Could you reply to this email with your photo, {{first_name}}? We'll tell you how large it can be printed.\n\n{{staff_name}}, {{shop}}",
  },
];

const BLANKS = [
  { name: "White mug, 11 oz", low_quantity: 24, products: "photo-mug size=11oz" },
  { name: "White mug, 15 oz", low_quantity: 12, products: "photo-mug size=15oz" },
  { name: "Steel pet tag", low_quantity: 10, products: "pet-tag" },
];

/** A day after which the demo's price code is over, long after anybody looks at it. */
const LAST_DAY = "2099-12-31";

/** Contact messages as the shop's form writes them; the last one gets a reply. */
const MESSAGES = [
  {
    name: "Rose Tyler",
    email: "rose@example.com",
    comment:
      "Topic: A bulk order\n\nHi! We'd like 40 mugs for our shelter's volunteers, each with another dog. Do you have a discount, and how long would it take?",
  },
  {
    name: "Ada Byron",
    email: "ada@example.com",
    comment:
      "Topic: An existing order\nOrder: {{order}}\n\nCould you ship it to my sister instead? She moved last week.",
  },
  {
    name: "Theo Brandt",
    email: "theo@example.com",
    telephone: "(518) 555-0142",
    comment: "Topic: A design\n\nMy photo is from 2009 and quite small. Will it do for the large canvas?",
  },
];

/**
 * Fills the staff's lists: draft orders, a privacy request, an abandoned cart, contact messages, reply templates, a
 * price code and blanks.
 */
export async function fillStaffLists(shop: EngineFixture, ada: DemoCustomer): Promise<void> {
  const staff = await ownerOf(shop);
  await composeDrafts(shop, staff, ada);
  await recordPrivacyRequest(shop, staff);
  await abandonCart(shop);
  await writeMessages(shop, staff);
  for (const template of TEMPLATES)
    await send(shop, staff, "createReplyTemplate", "CreateReplyTemplateInput", template);
  for (const blank of BLANKS) await send(shop, staff, "createBlank", "CreateBlankInput", { fields: blank });
  const fields = {
    kind: "PRICE",
    value: "9.95",
    skus: "pet-tag",
    size: "",
    from: "",
    to: LAST_DAY,
    title: "A pet tag for $9.95",
    is_public: true,
    show_timer: false,
  };
  await send(shop, staff, "createPriceCode", "CreatePriceCodeInput", { code: "TAGS-FOR-LESS", fields });
}

/** One draft that is being composed, and one whose link was sent. */
async function composeDrafts(shop: EngineFixture, { token }: TestStaff, ada: DemoCustomer): Promise<void> {
  const steps = composer(shop, token);
  await readyDraft(steps, { email: "rose@example.com" });
  await sendDraft(shop, steps, await readyDraft(steps, { email: ada.email }, 1));
}

async function recordPrivacyRequest(shop: EngineFixture, staff: TestStaff): Promise<void> {
  const { guestOrder, record } = privacySteps(shop, staff);
  const { email, number } = await guestOrder("delivered", { email: "otto@example.com" });
  await requireDone(record({ email, number }));
}

async function abandonCart(shop: EngineFixture): Promise<void> {
  const { id, sender } = await cartWithTag(shop, guest(), 2);
  await setEmail(shop, sender, id, "june@example.com");
  await shop.db
    .updateTable("cart")
    .set({ updated_at: past(0.2) })
    .where("id", "=", id)
    .execute();
}

/** Two messages wait, one of them about an order; the last one is replied to. */
async function writeMessages(shop: EngineFixture, staff: TestStaff): Promise<void> {
  const { write, reply } = contactSteps(shop, staff);
  const { number } = await shop.db
    .selectFrom("sales_order")
    .select("number")
    .where("email", "=", MESSAGES[1].email)
    .where("status", "=", "processing")
    .executeTakeFirstOrThrow();
  const ids: string[] = [];
  for (const { comment, ...message } of MESSAGES)
    ids.push(await write({ ...message, comment: comment.replace("{{order}}", number) }));
  const text = "Yes, up to 12 by 16 inches. The studio warns you if it's too small.";
  await requireDone(reply(ids[2], { text }));
}

function send(
  shop: EngineFixture,
  { token }: TestStaff,
  operation: string,
  type: string,
  input: object,
): Promise<void> {
  const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) }`;
  const form = { store_code: shop.settings.brand, key: crypto.randomUUID(), ...input };
  return requireDone(callAdmin(shop, mutation, { input: form }, token));
}
