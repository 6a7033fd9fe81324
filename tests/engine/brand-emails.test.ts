import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { referralEmail } from "~/engine/balances/referrals/reward-referral";
import type { Row } from "~/engine/database/schema";
import { certificateEmail, certificateReceipt } from "~/engine/gift-certificates/certificate-emails";
import { queueMail } from "~/engine/mail/outbox";
import { senderOf } from "~/engine/mail/sender";
import { endingEmail } from "~/engine/memberships/membership-emails";
import { queueExpiredEmail } from "~/engine/orders/expired-email";
import { queueUnwantedPaymentEmails } from "~/engine/payments/unwanted-payment-emails";
import { queueDeadlineEmail, queueReminder } from "~/engine/proofs/proof-emails";
import { earnedEmail, expiryEmail, takenBackEmail } from "~/engine/rewards/reward-emails";
import { queueNewDeviceEmail } from "~/engine/sessions/new-device-email";
import { storeSettings } from "~/engine/shared/store-settings";
import { thanksEmail } from "~/engine/shared-photos/thanks-email";
import { abandonedByGuest, remind } from "./abandoned-carts";
import { decide, deliverAll, move, ordered } from "./atelier";
import { give } from "./balances";
import { linkedId, replyTo } from "./decisions";
import { emailsTo, linkToken } from "./emails";
import type { EngineFixture, Sender } from "./engine-fixture";
import { cancelByToken, orderOf } from "./paid-orders";
import { proofedTag } from "./proofs";
import { guest } from "./shopper";
import { OTHER_BRANDS, openTinyPaws, TINY_PAWS_URL } from "./tiny-paws";

const PASSWORD = "Good-dog-2026";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openTinyPaws();
});
afterAll(() => engine.close());

async function done(document: string, variables: object = {}, sender: Sender = guest()): Promise<void> {
  const { errors } = await engine.graphql(document, variables, sender);
  expect(errors, document).toBeUndefined();
}

/** Creates an account with a confirmed address. */
async function registered(email: string): Promise<Sender & { id: number; email: string }> {
  const { data } = await engine.graphql(
    "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer_token } }",
    { input: { firstname: "Ada", lastname: "Byron", email, password: PASSWORD } },
  );
  const { id } = await engine.db
    .updateTable("customer")
    .set({ email_confirmed_at: new Date().toISOString() })
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, email, token: data.createCustomer.customer_token };
}

async function aboutAccounts(): Promise<void> {
  const ada = await registered("grace@example.com");
  await done('mutation { requestPasswordResetEmail(email: "grace@example.com") }');
  await done('mutation { loginByEmailOtpData(email: "grace@example.com") { success } }');
  await done(
    `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "Better-dog-2026") { email } }`,
    {},
    ada,
  );
  await done(
    'mutation { updateCustomerEmail(email: "new@example.com", password: "Better-dog-2026") { customer { email } } }',
    {},
    ada,
  );
  await queueNewDeviceEmail(engine.db, { storeCode: "tiny", settings: engine.settings }, ada.email, {
    hash: "a device",
    name: "Firefox on Linux",
    hasToken: true,
  });
  await done('mutation { inviteFriends(emails: "friend@example.com") }', {}, ada);
  await give(engine, ada, "credit", 5000);
  const gift = { request_id: "a-gift-for-Bob", amount: 25, recipient_name: "Bob" };
  await done(
    "mutation ($input: SendGiftCardInput!) { sendGiftCard(input: $input) { gift_card { code_ending } } }",
    { input: { ...gift, recipient_email: "bob@example.com" } },
    ada,
  );
  await done("mutation { sendAccountDeletionCode }", {}, ada);
}

async function aboutDeletion(): Promise<void> {
  const eve = await registered("eve@example.com");
  await done(
    "mutation ($input: DeleteCustomerAccountInput!) { deleteCustomerAccount(input: $input) }",
    { input: { password: PASSWORD } },
    eve,
  );
}

async function aboutNews(): Promise<void> {
  const ask = (subscribe: boolean) =>
    done(
      "mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error } } }",
      {
        input: { email: "reader@example.com", subscribe, subscribe_source: "footer" },
      },
    );
  await ask(true);
  const token = linkToken((await emailsTo(engine, "reader@example.com")).at(-1));
  await done("mutation ($token: String!) { confirmNewsletter(token: $token) { error } }", { token });
  await ask(true);
  await ask(false);
  await abandonedByGuest(engine);
  await remind(engine);
}

async function aboutQuestions(): Promise<void> {
  await done("mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }", {
    input: { name: "Ada Byron", email: "ada@example.com", comment: "Is it dishwasher safe?" },
  });
  await done("mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) }", {
    input: { sku: "photo-mug", nickname: "Ada", question: "Does it fit?", email: "ada@example.com" },
  });
  const id = await linkedId(engine, "Does it fit?", "hello@tinypaws.example");
  expect((await replyTo(engine, id, "It does.")).errors).toBeUndefined();
}

async function aboutOrders(): Promise<void> {
  const sender = guest();
  const order = await ordered(engine, sender);
  await deliverAll(engine, order);
  await done(
    "mutation ($input: ClaimOrderItemInput!) { claimOrderItem(input: $input) { items { claim { id } } } }",
    {
      input: {
        order_token: order.token,
        order_item_id: order.itemId,
        reason: "DAMAGED",
        wish: "REFUND",
        message: "It came bent.",
      },
    },
    sender,
  );
  const { id } = await engine.db.selectFrom("order_claim").select("id").executeTakeFirstOrThrow();
  await decide(engine, order.number, { claim_id: String(id), decision: "REFUND" });
  const held = await ordered(engine, guest());
  await move(engine, held.number, "TAKE_PAYMENT");
  await move(engine, held.number, "HOLD");
  await done(
    "mutation ($input: OrderVerificationInput!) { requestOrderVerification(input: $input) { id } }",
    {
      input: { order_number: held.number, email: "ada@example.com", postcode: "95814" },
    },
  );
  const undone = await ordered(engine, sender);
  await cancelByToken(engine, undone.token, sender);
  const row = await orderOf(engine, undone.number);
  await queueExpiredEmail(engine.db, engine.settings, row);
  await queueUnwantedPaymentEmails(engine.db, engine.settings, row, { cents: 1200, state: "captured" });
}

async function aboutProofs(): Promise<void> {
  const proofed = await proofedTag(engine);
  const order = await orderOf(engine, proofed.number);
  const proofs = await engine.db.selectFrom("proof").selectAll().execute();
  await queueReminder(engine.db, engine.settings, order, { proofs, dueAt: new Date().toISOString() });
  await queueDeadlineEmail(engine.db, engine.settings, order, proofs);
}

/** Emails sent by jobs, and those that need a long preparation. */
async function aboutBalances(): Promise<void> {
  const { settings } = engine;
  const certificate: Row<"gift_certificate"> = {
    ...({} as Row<"gift_certificate">),
    recipient_name: "Bob",
    recipient_email: "bob@example.com",
    sender_name: "Ada",
    message: "",
    amount_cents: 2500,
  };
  const gift = { certificate, codes: ["ABCD-EFGH-JKLM-NPQR"], orderNumber: "TINY100000001" };
  const points = { points: 10, balance: 20, orderNumber: "TINY100000001", expiresAt: "2027-01-01T00:00:00Z" };
  const messages = [
    referralEmail(settings, 1000),
    certificateEmail(settings, gift),
    certificateReceipt(settings, gift),
    endingEmail(settings, { until: "2027-01-01", renews: true }),
    endingEmail(settings, { until: "2027-01-01", renews: false }),
    earnedEmail(settings, points),
    takenBackEmail(settings, points),
    expiryEmail(settings, [points]),
    thanksEmail(settings, "Otto", null),
    thanksEmail(settings, "Otto", { code: "PHOTO-1", fromCents: 2500, days: 90 }),
  ];
  for (const message of messages) {
    await queueMail(engine.db, {
      kind: "order",
      storeCode: "tiny",
      recipient: "ada@example.com",
      ...message,
    });
  }
}

/** Every kind of email, by subject. */
const KINDS = [
  "Please confirm your email address",
  "Choose a new password",
  "Your sign-in code",
  "Your password has been changed",
  "Please confirm your new email address",
  "A change to your account's email address",
  "A new sign-in to your account",
  "Ada thought of you and your pet",
  "A $25 gift card for you",
  "Your $25 gift card is on its way",
  "Your code to delete your account",
  "Your account has been deleted",
  "Please confirm your subscription",
  "Your code for 50% off your first order",
  "You're already subscribed to our newsletter",
  "Unsubscribe from our newsletter",
  "Your Engraved Pet Tag is still in your cart",
  "We got your message",
  "A message from Ada Byron",
  "Your question about Custom Pet Photo Mug",
  "Your order TINY",
  "New order TINY",
  "Your package TINY",
  "We got your report about order TINY",
  "Claim: ",
  "Refund to send: ",
  "An update on order TINY",
  "A question about your order TINY",
  "Your code for an order on hold",
  "Canceled: order TINY",
  "Your order TINY100000003 is canceled",
  "Your order TINY100000003 is closed",
  "We're refunding $12.00",
  "Payment refunded: order TINY",
  "Your proof for order TINY",
  "Your proof for order TINY100000004 is waiting",
  "We're making order TINY",
  "$10 in store credit for you",
  "A gift certificate of $25 for you",
  "Your gift for Bob is on its way",
  "Your membership ends on",
  "Renew your membership before",
  "10 points for order",
  "Points from order",
  "10 points expire after",
  "Thank you for another photo",
  "Thank you for your photo: here's $10 off",
];

describe("the emails of a brand", () => {
  let messages: Row<"mail_outbox">[];
  beforeAll(async () => {
    await aboutAccounts();
    await aboutDeletion();
    await aboutNews();
    await aboutQuestions();
    await aboutOrders();
    await aboutProofs();
    await aboutBalances();
    messages = await engine.db.selectFrom("mail_outbox").selectAll().execute();
  }, 120_000);

  test.each(KINDS)("%s… is written in its name and links to its store", (kind) => {
    const found = messages.filter(({ subject }) => subject.startsWith(kind));
    expect(found.length, messages.map(({ subject }) => subject).join("\n")).toBeGreaterThan(0);
    for (const { subject, text_body, html_body } of found) {
      expect(`${subject}\n${text_body}\n${html_body}`).not.toMatch(OTHER_BRANDS);
      expect(html_body).toContain("Tiny Paws, 1 Burrow Lane, Bath, ME 04530");
      const links = [...text_body.matchAll(/https?:\/\/[^/\s]+/g)].map(([link]) => link);
      for (const link of links) expect([TINY_PAWS_URL, "https://www.ups.com"]).toContain(link);
    }
  });

  test("have its sign-off", () => {
    const toShoppers = messages.filter(({ recipient }) => recipient !== "hello@tinypaws.example");
    for (const { text_body } of toShoppers) expect(text_body).toContain("With a squeak,\nTiny Paws\n");
    expect(toShoppers.length).toBeGreaterThan(40);
  });

  test("come from its address, unless one sender is configured for all", () => {
    expect(senderOf(engine.settings)).toBe('"Tiny Paws" <hello@tinypaws.example>');
    const mailFrom = "All shops <post@shops.example>";
    expect(senderOf({ ...engine.settings, mailFrom })).toBe(mailFrom);
  });
});

describe("an engine of several stores", () => {
  test("links each store's emails to its own URL", () => {
    const settings = { ...engine.settings, storeUrls: { neon: "https://neon.example" } };
    expect(storeSettings(settings, "neon")).toMatchObject({
      brand: "neon",
      publicUrl: "https://neon.example",
    });
    expect(storeSettings(settings, "other").publicUrl).toBe(TINY_PAWS_URL);
    expect(storeSettings(settings, "tiny")).toBe(settings);
  });
});
