import type { Settings } from "~/settings/settings.server";
import { registrationsOf } from "~/settings/tax-registrations.server";
import type { FixedSetting } from "../admin-api/resolvers.generated";
import { senderOf, shopEmailOf } from "../mail/sender";

const SET = "Set";
const NOT_SET = "Not set";

/** The settings that a store's environment fixes, as staff see them: without keys and passwords. */
export function fixedSettings(settings: Settings): FixedSetting[] {
  const { payments, taxes, print, easyPost, algolia } = settings;
  const registrations = registrationsOf(taxes, settings.brand);
  const offered = payments.offered[settings.brand] ?? payments.offered[""] ?? [];
  const bankDays = payments.bankTransfer ? `${payments.bankTransfer.days} days` : NOT_SET;
  const rows: [source: string, title: string, value: string][] = [
    ["PUBLIC_URL", "Web address", settings.publicUrl],
    ["SHOP_EMAIL", "Mailbox of the shop", shopEmailOf(settings)],
    ["MAIL_FROM", "Sender of emails", senderOf(settings)],
    ["SMTP_URL", "Mail server", settings.smtpUrl ? SET : NOT_SET],
    ["PAYMENTS", "Ways to pay", offered.join(", ")],
    ["PAYMENT_CAPTURE", "Cards are charged", CAPTURE[payments.captureAt]],
    ["BANK_TRANSFER_DAYS", "Bank transfers arrive within", bankDays],
    [
      "TAX_REGISTRATIONS",
      "States with sales tax",
      registrations === "all" ? "All" : [...registrations.keys()].join(", ") || "None",
    ],
    ["TAX_SERVICE", "Sales tax is calculated by", taxes.stripe ? "Stripe Tax" : "The imported rates"],
    ["EASYPOST_API_KEY", "Address suggestions", easyPost ? SET : NOT_SET],
    ["EASYPOST_FROM_ADDRESS", "Shipping labels", easyPost?.fromAddress ? SET : NOT_SET],
    ["ALGOLIA_APP_ID", "Keys of Algolia", algolia ? SET : NOT_SET],
    ["PROOF_WORKING_DAYS", "Proofs count as approved after", `${settings.proofs.workingDays} working days`],
    ["PRINT_RESOLUTION_FLOOR", "Coarsest photo that is printed", `${print.resolutionFloor} %`],
    ["PRINT_FILE_NAMES", "Names of print files", print.fileNames],
    ["CART_REMINDER_HOURS", "Reminder of a cart after", orOff(settings.carts.remindAfterHours, "hours")],
    ["GUEST_CART_DAYS", "Carts of guests are deleted after", orOff(settings.carts.keepGuestDays, "days")],
    ["REVIEW_INVITATION_DAYS", "Invitation to review after", orOff(settings.reviews.inviteAfterDays, "days")],
    [
      "ADMIN_IDLE_MINUTES",
      "Staff are signed out after",
      `${settings.admin.idleMilliseconds / 60_000} minutes`,
    ],
  ];
  return rows.map(([source, title, value]) => ({ source, title, value }));
}

const CAPTURE: Record<Settings["payments"]["captureAt"], string> = {
  order: "When the order is placed",
  production: "When production starts",
};

function orOff(count: number, unit: string): string {
  return count === 0 ? "Never" : `${count} ${unit}`;
}
