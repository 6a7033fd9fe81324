import { lastShopDay } from "~/brand/shop-day";
import { type ShortEmail, shortEmail } from "../mail/short-email";
import { formatDate } from "../shared/format-date";
import { shopAddress } from "../shared/shop-address";
import type { Shop } from "../shared/store-settings";
import { formatMoney } from "../totals/money";
import type { ExpiringPoints } from "./expiring-points";
import { CENTS_A_POINT } from "./reward-rules";

const CHOICE = "To choose which emails you get about points, go to My Rewards, Settings in your account.";

interface Earned {
  points: number;
  /** After the change. */
  balance: number;
  orderNumber: string;
  expiresAt: string;
}

export function earnedEmail(shop: Shop, { points, balance, orderNumber, expiresAt }: Earned) {
  return pointsEmail(shop, {
    subject: `${formatPoints(points)} for order ${orderNumber}`,
    heading: `${formatPoints(points)} for you`,
    paragraphs: [
      `Order ${orderNumber} has shipped, and you've earned its points. They're good until ${formatDate(lastShopDay(expiresAt))}.`,
      `You now have ${worth(balance)}.`,
    ],
  });
}

/** Email about points taken back because of a refund. */
export function takenBackEmail(shop: Shop, { points, balance, orderNumber }: Omit<Earned, "expiresAt">) {
  return pointsEmail(shop, {
    subject: `Points from order ${orderNumber} taken back`,
    heading: "Your points have changed",
    paragraphs: [
      `We refunded order ${orderNumber}, so we've taken back ${formatPoints(points)}.`,
      `You now have ${worth(balance)}.`,
    ],
  });
}

/** Email about points that staff gave, or took away. @param points negative when they were taken away */
export function adjustedEmail(
  shop: Shop,
  { points, balance, reason }: Pick<Earned, "points" | "balance"> & { reason: string },
) {
  const isGiven = points > 0;
  return pointsEmail(shop, {
    subject: isGiven ? `${formatPoints(points)} for you` : "Your points have changed",
    heading: isGiven ? `${formatPoints(points)} for you` : "Your points have changed",
    paragraphs: [
      isGiven
        ? `We've added ${formatPoints(points)} to your account: ${reason}`
        : `We've taken ${formatPoints(-points)} off your account: ${reason}`,
      `You now have ${worth(balance)}.`,
    ],
  });
}

/** Email about points that will expire. @param expiring earliest first */
export function expiryEmail(shop: Shop, expiring: [ExpiringPoints, ...ExpiringPoints[]]) {
  const [first] = expiring;
  const day = formatDate(lastShopDay(first.expiresAt));
  return pointsEmail(shop, {
    subject: `${formatPoints(first.points)} expire after ${day}`,
    heading: "Use your points before they expire",
    paragraphs: expiring.map(
      ({ points, expiresAt }) =>
        `You have ${worth(points)}, good until ${formatDate(lastShopDay(expiresAt))}.`,
    ),
  });
}

/** Points in words: 1 point, 1,200 points. */
export function formatPoints(points: number): string {
  return `${points.toLocaleString("en-US")} ${points === 1 ? "point" : "points"}`;
}

function worth(points: number): string {
  return `${formatPoints(points)}, worth ${formatMoney(points * CENTS_A_POINT)}`;
}

function pointsEmail(shop: Shop, content: Pick<ShortEmail, "subject" | "heading" | "paragraphs">) {
  const url = shopAddress(shop, "/customer/account/my-rewards/rewardpoints");
  return shortEmail(shop, { ...content, button: { label: "See your points", url }, footnote: CHOICE });
}
