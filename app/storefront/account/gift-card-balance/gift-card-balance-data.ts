/** What the page shows. */
export interface GiftCardBalanceData {
  /** Sent with a gift card, so that a form that is sent twice sends one. */
  requestId: string;
  /** In money. */
  credit: string;
  /** There is enough for the smallest card. */
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
