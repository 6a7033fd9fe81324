import type { Connection } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { queueShortEmail } from "../mail/queue-short-email";
import { longShopTime } from "../shared/long-shop-time";
import type { Device } from "./device";

/** Notifies a customer of a login on a new device, and what to do if it was not them. */
export async function queueNewDeviceEmail(
  db: Connection,
  { storeCode, settings }: Pick<EngineContext, "storeCode" | "settings">,
  email: string,
  device: Device,
): Promise<void> {
  await queueShortEmail(db, settings, {
    kind: "security-notice",
    storeCode,
    recipient: email,
    subject: "A new sign-in to your account",
    heading: "Was this you?",
    paragraphs: [
      `Someone signed in to your account from ${device.name ?? "an unknown device"} on ${longShopTime(new Date())}.`,
      "If this was you, you don't need to do anything.",
      "If it wasn't, please sign out everywhere and choose a new password.",
    ],
    button: {
      label: "See where you're signed in",
      url: `${settings.publicUrl}/customer/account/sessions`,
    },
  });
}
