import { shortLetter } from "../mail/short-letter";
import { shopAddress } from "../shared/shop-address";
import { spokenDay } from "../shared/spoken-day";
import type { Shop } from "../shared/store-settings";
import { formatMoney } from "../totals/money";
import { CENTS_A_POINT, lastDayBefore } from "./reward-rules";

const CHOICE = "You choose which emails about points you get in your account, under My Rewards, Settings.";

interface Earned {
  points: number;
  /** With them. */
  balance: number;
  orderNumber: string;
  expiresAt: string;
}

/** Points came in. */
export function earnedLetter(shop: Shop, { points, balance, orderNumber, expiresAt }: Earned) {
  return shortLetter(shop, {
    subject: `${spoken(points)} for order ${orderNumber}`,
    heading: `${spoken(points)} for you`,
    paragraphs: [
      `Order ${orderNumber} is on its way, and its points are yours. They last to ${spokenDay(lastDayBefore(expiresAt))}.`,
      `You now have ${worth(balance)}.`,
    ],
    button: { label: "See your points", url: pointsPage(shop) },
    footnote: CHOICE,
  });
}

interface TakenBack {
  points: number;
  /** Without them. */
  balance: number;
  orderNumber: string;
}

/** Points went back with a refund. */
export function takenBackLetter(shop: Shop, { points, balance, orderNumber }: TakenBack) {
  return shortLetter(shop, {
    subject: `Points of order ${orderNumber} taken back`,
    heading: "Your points have changed",
    paragraphs: [
      `Money of order ${orderNumber} went back to you, and with it we took back ${spoken(points)}.`,
      `You now have ${worth(balance)}.`,
    ],
    button: { label: "See your points", url: pointsPage(shop) },
    footnote: CHOICE,
  });
}

interface Expiring {
  points: number;
  expiresAt: string;
}

/** Points will go away. @param expiring the earliest first */
export function expiryLetter(shop: Shop, expiring: [Expiring, ...Expiring[]]) {
  const [first] = expiring;
  const day = spokenDay(lastDayBefore(first.expiresAt));
  return shortLetter(shop, {
    subject: `${spoken(first.points)} last until ${day}`,
    heading: "Use your points while they last",
    paragraphs: expiring.map(
      ({ points, expiresAt }) => `You have ${worth(points)}, until ${spokenDay(lastDayBefore(expiresAt))}.`,
    ),
    button: { label: "See your points", url: pointsPage(shop) },
    footnote: CHOICE,
  });
}

function spoken(points: number): string {
  return `${points.toLocaleString("en-US")} ${points === 1 ? "point" : "points"}`;
}

function worth(points: number): string {
  return `${spoken(points)}, worth ${formatMoney(points * CENTS_A_POINT)}`;
}

function pointsPage(shop: Shop): string {
  return shopAddress(shop, "/customer/account/my-rewards/rewardpoints");
}
