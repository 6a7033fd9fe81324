/** A block of the banner above the header; specification §3 "Header offer" and "Special offer". */
export interface Offer {
  /** What the store wants known besides; mostly empty. */
  notice: string;
  text: string;
  /** Shown by 'view more details'; empty when there are none. */
  details: string;
  /** ISO time in UTC, null when the offer has no end. */
  endsAt: string | null;
  showTimer: boolean;
}

/** Blocks the banner turns over, at most (specification §9). */
export const MAX_OFFERS = 4;

/** How long each block is shown, in milliseconds (specification §9). */
export const OFFER_STAY = 5000;
