/** A block of the banner above the header; specification §3 "Header offer" and "Special offer". */
export interface Offer {
  /** An additional note of the store; usually empty. */
  notice: string;
  text: string;
  /** Shown by 'view more details'; may be empty. */
  details: string;
  /** ISO time in UTC, null when the offer has no end. */
  endsAt: string | null;
  showTimer: boolean;
  /** It is for newsletter subscribers: the field for their email address belongs beside it. */
  takesEmail: boolean;
}

/** Maximum number of blocks in the banner (specification §9). */
export const MAX_OFFERS = 4;

/** Display time of each block in milliseconds (specification §9). */
export const OFFER_STAY = 5000;
