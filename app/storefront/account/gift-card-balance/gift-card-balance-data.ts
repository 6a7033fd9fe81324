/** What the page shows. */
export interface GiftCardBalanceData {
  /** Idempotency key: a form that is submitted twice sends one gift card. */
  requestId: string;
  /** As money. */
  credit: string;
  /** Whether the credit is enough for the smallest card. */
  canSend: boolean;
  /** The latest first. */
  sent: SentCardView[];
}

interface SentCardView {
  key: string;
  ending: string;
  amount: string;
  recipient: string;
  day: string;
}
