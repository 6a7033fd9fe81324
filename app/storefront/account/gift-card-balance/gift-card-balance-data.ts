/** The data of the page. */
export interface GiftCardBalanceData {
  /** Idempotency key: a form that is submitted twice sends one gift card. */
  requestId: string;
  /** In money. */
  credit: string;
  /** The credit is enough for the smallest gift card. */
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
