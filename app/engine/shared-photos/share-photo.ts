import type { Connection, NewRow } from "../database/schema";
import { requireOwnPhoto } from "../designs/require-own-photo";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { SharePhotoInput } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueMail } from "../mail/outbox";
import { queueShopEmail } from "../mail/shop-email";
import { issuePersonalCoupon } from "../promotions/personal-coupon";
import { readEmail } from "../shared/email-address";
import { shopAddress } from "../shared/shop-address";
import { readText, requireLine, requireText } from "../shared/typed-text";
import { thanksEmail } from "./thanks-email";

const COUPON_CENTS = 1000;
const COUPON_FROM_CENTS = 2500;
const COUPON_DAYS = 180;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const SHARED = "Thank you for sharing! We've emailed you.";

/**
 * Stores the permission to show a photo of the visitor's own, with the text agreed to. The coupon (specification §2:
 * $10) is emailed to the address, once; the response does not reveal whether it had one.
 * @throws GraphQLError of category input that names the field, or after too many photos
 */
export async function sharePhoto(
  context: EngineContext,
  input: SharePhotoInput,
): Promise<{ message: string }> {
  const customer = await context.customer();
  const photo = {
    photo_id: await requireOwnPhoto(context, input.photo_id),
    store_code: context.storeCode,
    email: readEmail(input.email),
    customer_id: customer?.id ?? null,
    pet_name: requireLine(input.pet_name, { field: "pet_name", maxLength: 60 }),
    story: readText(input.story, { field: "story", maxLength: 1000 }),
    consent: requireText(input.consent, { field: "consent", maxLength: 1000 }),
    status: "new",
    created_at: new Date().toISOString(),
  };
  if ((await mayWrite(context, "shared-photo", photo.email)) !== "write") throw inputError(TOO_MANY_EMAILS);
  await context.db.transaction().execute((transaction) => keepAndThank(transaction, context, photo));
  context.wakeMail();
  return { message: SHARED };
}

async function keepAndThank(db: Connection, { settings }: EngineContext, photo: NewRow<"shared_photo">) {
  const kept = await db
    .insertInto("shared_photo")
    .values(photo)
    .onConflict((conflict) => conflict.column("photo_id").doNothing())
    .returning("photo_id")
    .executeTakeFirst();
  if (!kept) return;
  const { store_code: storeCode, email, pet_name } = photo;
  const code = await issuePersonalCoupon(db, {
    storeCode,
    email,
    purpose: "shared-photo",
    label: "$10 off for sharing a photo",
    amountCents: COUPON_CENTS,
    minimumSubtotalCents: COUPON_FROM_CENTS,
    expiresAt: new Date(Date.now() + COUPON_DAYS * DAY_MILLISECONDS).toISOString(),
  });
  const offer = code === null ? null : { code, fromCents: COUPON_FROM_CENTS, days: COUPON_DAYS };
  await queueMail(db, {
    kind: "reply",
    storeCode,
    recipient: email,
    ...thanksEmail(settings, pet_name, offer),
  });
  await queueShopEmail(db, settings, {
    storeCode,
    subject: `New shared photo: ${pet_name}`,
    lines: [
      `Shared by ${email}.`,
      photo.story ? `About ${pet_name}:\n${photo.story}` : "No story.",
      `Consent: ${photo.consent}`,
      `View the photo, and publish it: ${shopAddress(settings, `/shared-photos/view/${photo.photo_id}`)}`,
    ],
    replyTo: email,
  });
}
