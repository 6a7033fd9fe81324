import { SHOP_TIME_ZONE } from "~/brand/shop-clock";
import type { Connection } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { queueShortEmail } from "../mail/queue-short-email";
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
      `Someone signed in to your account from ${device.name ?? "an unknown device"} on ${formatTime(new Date())}.`,
      "If this was you, you don't need to do anything.",
      "If it wasn't, please sign out everywhere and choose a new password.",
    ],
    button: {
      label: "See where you're signed in",
      url: `${settings.publicUrl}/customer/account/sessions`,
    },
  });
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: SHOP_TIME_ZONE });
const CLOCK = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
  timeZone: SHOP_TIME_ZONE,
});

/** "November 20, 2026 at 4:24 PM EST". */
function formatTime(time: Date): string {
  return `${DAY.format(time)} at ${CLOCK.format(time)}`;
}
